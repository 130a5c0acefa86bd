import { component, utility } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font, page, radius, space, stroke, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  padding: `clamp(${space.s16}, 2.4vw, ${space.s24})`,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-kind]': { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: page.gutter },
      },
    },
  },
});

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s8,
  alignContent: 'start',
});

export const note = component({ color: color.quiet, fontSize: type.tSm });

/** What it is, and at the end of its line what can be done with it; below it where both do not fit. */
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s16} ${space.s24}`,
});

/** A title is never squeezed between its edges by what stands beside it. */
export const what = component({ flex: '1 1 18rem', display: 'grid', rowGap: space.s4, minInlineSize: '0' });

export const since = component({ color: color.quiet, fontSize: type.tSm, lineHeight: 1.4 });

export const mark = component({ marginInlineEnd: space.s8, color: color.text, fontWeight: 700 });

/** What it is, in a line that opens the rest. */
export const summary = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s16,
  paddingBlock: space.s8,
});

export const fact = component({
  color: color.quiet,
  overflowWrap: 'anywhere',
  // Open details say them.
  selectors: { 'details[open] > summary &[data-folded]': { display: 'none' } },
});

export const fileName = component({ fontFamily: font.mono });

/** Closed it is its line alone. */
export const details = utility({ selectors: { '&:not([open])': { paddingBlockEnd: 0 } } });

/** The heading stands before its list where both have room. */
export const changes = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s8} ${page.gutter}`,
  alignItems: 'baseline',
  '@media': {
    [media.desktop]: {
      selectors: { [`${root}[data-kind] &`]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
    },
  },
});

export const more = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s12,
  paddingBlockStart: space.s8,
});
