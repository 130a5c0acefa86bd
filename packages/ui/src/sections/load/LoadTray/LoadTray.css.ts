import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

/** Neighbours share a border: an outline of each fills the gap between them. */
export const root = component({
  ...tabular,
  display: 'grid',
  // Two in a row on the narrowest phone.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(148px, calc(50% - ${stroke.hairline})), 1fr))`,
  gap: stroke.hairline,
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
});

export const tile = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  padding: space.s12,
  outline: hairline,
  '@media': { print: { breakInside: 'avoid' } },
});

export const picture = component({
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: space.s8,
});

// The drawing alone: words beside it, such as those of a scale, are to be read.
globalStyle(`${tile}[data-state="refused"] ${picture} :is(img, svg)`, {
  '@layer': { [componentsLayer]: { opacity: 0.4, filter: 'grayscale(1)' } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s8,
});

/** Above the choice, which takes the rest of the tile. */
export const code = component({
  ...plateCodeText,
  position: 'relative',
  zIndex: 1,
  fontSize: type.tMd,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecorationLine: 'underline' },
});

export const weight = component({ color: color.quiet, fontSize: type.tXs });

/** A line of its own, as high where its words need two. */
export const detail = component({
  flexBasis: '100%',
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.35,
  textWrap: 'pretty',
});

export const choice = component({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  // Nothing would hang.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const reason = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.35,
  textWrap: 'pretty',
});
