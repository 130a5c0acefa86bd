import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  backgroundColor: vars.color.raised2,
  selectors: { '&[data-state="off"]': { aspectRatio: 'auto', blockSize: 0 } },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const state = style({ marginBlockStart: vars.space.s16, minBlockSize: '3lh' });
