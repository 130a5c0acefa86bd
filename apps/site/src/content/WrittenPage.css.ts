import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const mark = style({ color: color.quiet, fontSize: type.tSm });

export const ask = style({ display: 'grid', gap: space.s24, alignContent: 'start' });

/** Ways on, which nobody goes from paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
