import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font, radius, space, type } = vars;

export const root = component({
  display: 'grid',
  gap: space.s12,
  color: 'inherit',
  textDecoration: 'none',
});

/** Holds the place of the picture until it is there. */
export const still = component({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  display: 'grid',
});

export const name = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s16,
});

export const code = component({
  fontFamily: font.display,
  fontStretch: '118%',
  fontWeight: 750,
  fontSize: type.tLg,
});

export const length = component({
  ...tabular,
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 'inherit',
});

export const line = component({ color: color.quiet });
