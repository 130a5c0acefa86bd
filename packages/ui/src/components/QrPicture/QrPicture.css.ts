import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, type } = vars;

export const root = component({
  display: 'grid',
  justifyItems: 'start',
  // In a taller row the caption stays under its code.
  alignContent: 'start',
  rowGap: space.s8,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const picture = component({
  inlineSize: 'var(--size)',
  blockSize: 'auto',
  aspectRatio: '1',
  // Four modules of the smallest codes, whatever margin the picture brings itself.
  padding: 'calc(var(--size) * 0.12)',
  borderRadius: radius.plate,
  // White on every ground, in high contrast and on paper: a reader needs it.
  backgroundColor: '#FFFFFF',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** As wide as the code, so that several stand in a row. */
export const caption = component({
  maxInlineSize: 'max(var(--size), 12em)',
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const save = component({
  '@media': {
    [media.desktop]: { display: 'none' },
  },
});
