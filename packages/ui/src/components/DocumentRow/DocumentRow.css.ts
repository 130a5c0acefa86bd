import { actionSize, factSize } from '../../lib/fileColumns.ts';
import { component, utility } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, page, space, stroke, type } = vars;

/** As wide as a 4:3 picture of 56 px. */
const pictureSize = '75px';

export const root = component({
  position: 'relative',
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  // An address leads to it: something of what comes before it stays in view.
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  selectors: {
    '&:is(:target, [data-addressed])': { boxShadow: `inset ${stroke.active} 0 0 ${color.text}` },
    '&:is(:target, [data-addressed]):dir(rtl)': {
      boxShadow: `inset calc(-1 * ${stroke.active}) 0 0 ${color.text}`,
    },
  },
});

/** On phones the facts stand below the name, from the picture to the edge. */
export const line = component({
  display: 'grid',
  gridTemplateColumns: '[what] minmax(0, 1fr) [facts] auto [action] auto',
  columnGap: page.gutter,
  alignItems: 'center',
  minBlockSize: '56px',
  paddingBlock: space.s4,
  // The toggle stands there.
  paddingInlineEnd: control.toolbar,
  selectors: {
    [`${root}[data-picture] > &`]: {
      gridTemplateColumns: 'auto [what] minmax(0, 1fr) [facts] auto [action] auto',
      minBlockSize: '71px',
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '[what] minmax(0, 1fr) [action] auto',
      columnGap: space.s12,
      selectors: {
        [`${root}[data-picture] > &`]: { gridTemplateColumns: 'auto [what] minmax(0, 1fr) [action] auto' },
      },
    },
    print: { paddingInlineEnd: 0 },
  },
});

export const picture = component({
  gridColumn: 1,
  gridRow: 1,
  inlineSize: pictureSize,
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
});

export const what = component({ gridColumn: 'what', display: 'grid', lineHeight: 1.4 });

export const code = component({
  ...plateCodeText,
  fontSize: type.tLg,
  lineHeight: 1.3,
  // On the narrowest phones five characters still stand on one line beside the button.
  '@media': { [media.phone]: { fontSize: `min(${type.tLg}, ${type.tLg} - (360px - 100vw) * 0.14)` } },
});

export const title = component({
  color: color.quiet,
  fontSize: type.tSm,
  '@media': { [media.phone]: { display: 'none' } },
});

export const facts = component({
  ...tabular,
  gridColumn: 'facts',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: factSize,
  fontSize: type.tSm,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.s12,
      gridColumn: 'what / -1',
      gridRow: 2,
      color: color.quiet,
      fontSize: type.tXs,
    },
  },
});

/** It stands over the column, or goes without saying. */
export const name = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const action = component({
  gridColumn: 'action',
  display: 'flex',
  justifyContent: 'end',
  minInlineSize: actionSize,
  '@media': { [media.phone]: { minInlineSize: 0 } },
});

/** At the end of the line, though what it opens comes below. */
export const toggle = utility({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: `calc(-1 * ${space.s12})`,
  justifyContent: 'center',
  inlineSize: control.toolbar,
  blockSize: control.toolbar,
  borderRadius: vars.radius.control,
  selectors: { [`${root}[data-picture] &`]: { insetBlockStart: '14px' } },
  '@media': {
    [media.phone]: { selectors: { [`${root}[data-picture] &`]: { insetBlockStart: space.s8 } } },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised2 } } },
    [`${media.hover} and ${media.motion}`]: {
      transition: `background-color ${motion.leave} ${motion.easeLeave}`,
    },
    print: { display: 'none' },
  },
});

/** Below the name, past the picture. */
export const panel = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s16,
  paddingBlock: `${space.s4} ${space.s24}`,
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${root}[data-picture] &`]: { paddingInlineStart: `calc(${pictureSize} + ${page.gutter})` },
      },
    },
  },
});
