import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { hairline, pad, rowGrid } from './columns.css.ts';

export const group = component({
  '@media': { [media.compact]: { display: 'block' } },
});

export const groupRow = component({
  '@media': {
    [media.compact]: { display: 'block' },
    print: { breakAfter: 'avoid' },
  },
});

export const heading = component({
  ...headingText,
  padding: `${vars.space.s32} 20px ${vars.space.s12}`,
  fontSize: vars.type.tLg,
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
  '@media': {
    [media.compact]: { display: 'block', paddingInline: pad },
    [media.phone]: { paddingInline: vars.page.margin, backgroundColor: vars.color.ground },
    print: { padding: '8pt 8pt 3pt' },
  },
});

export const row = component({
  '@media': {
    [media.compact]: {
      ...rowGrid,
      alignItems: 'baseline',
      paddingBlock: '10px 14px',
      borderBlockStart: hairline,
    },
    [media.phone]: { paddingInline: vars.page.margin },
    print: { breakInside: 'avoid' },
  },
});

const cell = {
  padding: '14px 20px 16px',
  borderBlockStart: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

export const label = component({
  ...cell,
  color: vars.color.quiet,
  fontWeight: 400,
  '@media': {
    [media.compact]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.s16,
      padding: `0 ${pad} 4px`,
      borderBlockStart: 0,
    },
    print: { padding: '3pt 8pt' },
  },
});

export const unbroken = component({ whiteSpace: 'nowrap' });

export const mark = component({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.type.tXs,
  lineHeight: 1.6,
  selectors: {
    [`${row}[data-state="differs"] &`]: { color: vars.color.text },
  },
  '@media': { [media.compact]: { flexShrink: 0 }, print: { fontSize: '8pt', lineHeight: 1.3 } },
});

export const value = component({
  ...cell,
  borderInlineStart: hairline,
  fontSize: vars.type.tSm,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  selectors: {
    // Beside words the figure stands out; words that are equal step back.
    [`${row}[data-state="same"] &`]: { color: vars.color.quiet },
    '&[data-state="best"]': { fontWeight: 700 },
  },
  '@media': {
    [media.compact]: { padding: `0 ${pad}`, borderInlineStart: 0, borderBlockStart: 0 },
    // On the narrowest phones a range with its unit still fits a quarter of the width.
    [media.phone]: { fontSize: `min(${vars.type.tSm}, 3.6vw)` },
    print: { padding: '3pt 8pt' },
  },
});

export const best = component({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  color: vars.color.positive,
  fontSize: vars.type.tXs,
  fontWeight: 700,
  lineHeight: 1.6,
  // Four columns on the narrowest phones: a long word goes below its icon.
  '@media': { [media.phone]: { flexWrap: 'wrap', columnGap: '2px', rowGap: 0 } },
});

globalStyle(`${best} > svg`, { '@layer': { [componentsLayer]: { flexShrink: 0 } } });

export const foldRow = component({
  '@media': {
    [media.compact]: { display: 'block' },
    // On paper only what is left out is said.
    print: { selectors: { '&[data-state="unfolded"]': { display: 'none' } } },
  },
});

export const foldCell = component({
  borderBlockStart: hairline,
  '@media': { [media.compact]: { display: 'block' } },
});

const foldLine = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  inlineSize: '100%',
  minBlockSize: vars.control.toolbar,
  paddingBlock: vars.space.s8,
  paddingInline: '20px',
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  lineHeight: 1.4,
  textAlign: 'start',
} as const;

const foldMedia = {
  [media.compact]: { paddingInline: pad },
  [media.phone]: { paddingInline: vars.page.margin },
  print: { minBlockSize: 0, paddingInline: '8pt' },
} as const;

export const foldNote = component({ ...foldLine, '@media': foldMedia });

export const fold = component({
  ...foldLine,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    ...foldMedia,
    [media.hover]: { ':hover': { color: vars.color.text, backgroundColor: vars.color.raised2 } },
    // Without script nothing folds, and nothing is folded.
    '(scripting: none)': { display: 'none' },
  },
});
