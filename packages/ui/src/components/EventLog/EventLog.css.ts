import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space, stroke, type } = vars;

export const root = component({
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  color: color.text,
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s16,
  rowGap: space.s8,
  paddingBlock: space.s16,
});

export const title = component({
  ...headingText,
  fontSize: type.tLg,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  '@media': { print: { display: 'none' } },
});

export const copied = component({
  color: color.quiet,
  fontSize: type.tSm,
  // Empty it stays, to be read out once it is filled, but takes no gap.
  selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${space.s12})` } },
});

export const frame = component({ position: 'relative' });

export const view = component({
  // What is hidden in its lines is cut off with them, or the page would be as long as the whole log.
  position: 'relative',
  maxBlockSize: 'max(220px, 40dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `${stroke.hairline} solid ${color.line}`,
  // The ring of a view that fills its column would be cut off at the screen's edge.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.head})` } },
  '@media': { print: { maxBlockSize: 'none' } },
});

export const empty = component({ paddingBlock: space.s16, color: color.quiet, fontSize: type.tSm });

export const entry = component({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '132px 1fr',
  paddingBlock: space.s8,
  fontFamily: font.mono,
  fontSize: type.tXs,
  selectors: { '& + &': { borderBlockStart: `${stroke.hairline} solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', rowGap: space.s4 } },
});

export const time = component({ color: color.quiet });

export const text = component({
  overflowWrap: 'anywhere',
  selectors: {
    [`${entry}[data-tone="caution"] &`]: { color: color.caution },
    [`${entry}[data-tone="critical"] &`]: { color: color.critical },
  },
});

export const icon = component({
  display: 'inline-block',
  marginInlineEnd: space.s8,
  verticalAlign: '-3px',
});

export const newest = component({
  position: 'absolute',
  insetBlockEnd: space.s8,
  insetInlineEnd: space.s16,
  backgroundColor: color.raised2,
});
