import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s16,
  margin: 0,
  '@media': { print: { breakInside: 'avoid', gap: space.s8 } },
});

/** Keeps the place of the picture until it is there. */
export const frame = component({
  display: 'grid',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  // On paper it is an inset, not a page's half.
  '@media': { print: { maxInlineSize: '7.5cm' } },
});

export const caption = component({ display: 'grid', gap: space.s4 });

export const name = component({ fontSize: type.tMd, lineHeight: 1.3 });

export const text = component({ color: color.quiet, maxInlineSize: '56ch', textWrap: 'pretty' });
