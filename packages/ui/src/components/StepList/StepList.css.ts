import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

/** Where steps may stand side by side: paper is as wide as a small screen, and has room for three. */
const across = `${media.desktop}, print`;

const hairline = `${stroke.hairline} solid ${color.line}`;

const isAcross = '[data-across] > &';

export const list = component({
  counterReset: 'step',
  borderBlockStart: hairline,
  '@media': {
    [across]: {
      selectors: {
        '&[data-across]': {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: page.gutter,
          borderBlockStart: 'none',
        },
      },
    },
  },
});

export const step = component({
  display: 'grid',
  // Numbers of two figures keep the sentences in line.
  gridTemplateColumns: '1.5ch minmax(0, 1fr)',
  columnGap: space.s16,
  alignItems: 'baseline',
  paddingBlock: space.s12,
  borderBlockEnd: hairline,
  fontSize: type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '::before': {
    ...plateCodeText,
    ...tabular,
    content: 'counter(step)',
    counterIncrement: 'step',
    color: color.quiet,
    fontSize: type.tSm,
  },
  selectors: { '&:lang(zh)': { lineHeight: 1.6 } },
  '@media': {
    [across]: {
      selectors: {
        [isAcross]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          rowGap: space.s12,
          borderBlockStart: hairline,
          borderBlockEnd: 'none',
        },
        [`${isAcross}::before`]: { fontSize: type.dS, lineHeight: 1 },
      },
    },
    print: { breakInside: 'avoid' },
  },
});
