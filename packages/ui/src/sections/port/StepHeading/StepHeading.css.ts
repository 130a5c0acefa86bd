import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
});

export const position = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s16,
  // On phones the place is said beside the rail, and no empty line is left here.
  '@media': { [media.phone]: { selectors: { '&:not([data-attempt])': { display: 'none' } } } },
});

export const attempt = component({ color: color.quiet, fontSize: type.tSm });

/** A title with a sign before it, as tall as its capitals. */
export const signed = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
});

export const sign = component({
  inlineSize: '0.8em',
  blockSize: '0.8em',
  marginBlockStart: '0.12em',
  color: color.critical,
});
