import { style } from '@vanilla-extract/css';

/** Paper leads nowhere. */
export const ways = style({ '@media': { print: { display: 'none' } } });
