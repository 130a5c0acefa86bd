import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText, plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, page, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** A card's own width decides: from here on its act and what unfolds the rest stand in one line. */
const inLine = '(min-width: 420px)';

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 });

export const empty = component({
  padding: `${space.s48} ${page.gutter}`,
  border: hairline,
  borderRadius: radius.control,
  color: color.quiet,
});

/** One frame, and what is beside each other shares its lines. */
export const board = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const notice = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s12,
  padding: `${space.s24} ${page.gutter} ${space.s16}`,
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  backgroundColor: color.raised,
  // An address leads to it: something of what comes before it stays in view.
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  containerType: 'inline-size',
  selectors: { '&:target': { outline: `${stroke.head} solid ${color.text}`, outlineOffset: '-2px' } },
  '@media': {
    [media.desktop]: {
      selectors: {
        // What stands last stands at the foot, however much its neighbour says; unless one is unfolded, where it stays near.
        [`${board}:not(:has([open])) > &`]: { gridTemplateRows: 'auto auto 1fr auto' },
        [`${board}:not(:has([open])) > &:has(> :nth-child(5))`]: {
          gridTemplateRows: 'auto auto auto 1fr auto',
        },
        // No hole beside the last: of an odd number the newest has a row of its own.
        '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s8} ${space.s16}`,
});

export const date = component({
  ...plateCodeText,
  ...tabular,
  fontSize: type.dS,
});

export const title = component({
  ...headingText,
  fontSize: type.tLg,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

// What was typed has its paragraphs as lines.
export const text = component({ maxInlineSize: '46rem', whiteSpace: 'pre-line', textWrap: 'pretty' });

export const concerns = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space.s8,
  // As many as there are families take two lines: with fewer, the act stands as high.
  '@media': { [media.desktop]: { minBlockSize: '66px' } },
});

export const foot = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s16,
  '@media': {
    screen: { '@container': { [inLine]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } },
  },
});

/** Above the line of the details, which runs below it through the whole foot. */
export const action = component({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 1,
  '@media': { print: { display: 'none' } },
});

export const number = component({
  ...tabular,
  gridRow: 3,
  gridColumn: 1,
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 1,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: control.toolbar,
  '@media': {
    screen: {
      '@container': { [inLine]: { gridRow: 1, gridColumn: 2, lineHeight: control.button } },
    },
  },
});

export const details = component({
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { screen: { '@container': { [inLine]: { gridRow: 1 } } } },
});

export const summary = component({
  inlineSize: 'fit-content',
  minBlockSize: control.button,
  fontSize: type.tSm,
  '@media': {
    screen: { '@container': { [inLine]: { marginInlineStart: 'auto' } } },
    print: { display: 'none' },
  },
});

export const more = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  paddingBlockStart: space.s16,
  marginBlockStart: space.s12,
  borderBlockStart: hairline,
});

export const quiet = component({ color: color.quiet, fontSize: type.tSm, maxInlineSize: '46rem' });

export const steps = component({
  display: 'grid',
  gap: space.s8,
  maxInlineSize: '46rem',
  paddingInlineStart: space.s24,
  listStyle: 'decimal',
});

export const go = component({ justifySelf: 'start' });

export const file = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  paddingBlockStart: space.s12,
  borderBlockStart: hairline,
});
