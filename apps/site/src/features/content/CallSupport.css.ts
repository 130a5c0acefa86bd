import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const root = style({ display: 'grid', gap: space.s4, justifyItems: 'start' });

export const phone = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const hours = style({ color: color.quiet, fontSize: type.tSm });
