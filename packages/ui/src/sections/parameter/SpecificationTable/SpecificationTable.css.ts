import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const table = component({
  ...tabular,
  inlineSize: '100%',
  tableLayout: 'fixed',
  textAlign: 'start',
  '@media': { print: { fontSize: '10pt' } },
});

export const group = component({ '@media': { print: { breakInside: 'avoid' } } });

export const groupLabel = component({
  ...headingText,
  paddingBlock: `${vars.space.s48} ${vars.space.s12}`,
  fontSize: vars.type.tMd,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    [`${group}:first-of-type &`]: { paddingBlockStart: 0 },
    '&:lang(zh)': { fontWeight: 700 },
  },
  '@media': { print: { paddingBlockStart: '12pt' } },
});

export const row = component({
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
});

const cell = {
  inlineSize: '50%',
  paddingBlock: '10px',
  lineHeight: 1.55,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { print: { paddingBlock: '3pt' } },
} as const;

export const label = component({
  ...cell,
  paddingInlineEnd: vars.space.s12,
  color: vars.color.quiet,
  fontWeight: 400,
});

/** The finger's target is the row, not the word. */
export const link = component({
  position: 'relative',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-14px' },
});

export const value = component({
  ...cell,
  '@media': { ...cell['@media'], [media.phone]: { overflowWrap: 'anywhere' } },
});
