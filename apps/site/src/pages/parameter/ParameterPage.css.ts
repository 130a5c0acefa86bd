import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the table: what it is, and what can be done with it. */
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s24 });
