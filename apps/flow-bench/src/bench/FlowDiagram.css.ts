import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, stroke, type } = vars;

export const root = style({ display: 'grid', gap: space.s12 });

/** A box on its line; a lit one stands out by its edge, its weight and its lamp, not by colour alone. */
export const state = style({
  display: 'grid',
  gap: space.s8,
  alignContent: 'start',
  blockSize: '100%',
  padding: space.s8,
  border: `${stroke.hairline} solid ${color.line}`,
  borderInlineStart: `${stroke.active} solid ${color.line}`,
  borderRadius: radius.plate,
  color: color.quiet,
  selectors: {
    '&[data-current]': { borderInlineStartColor: color.control, backgroundColor: color.raised },
    '&[data-current][data-kind="atomic"], &[data-current][data-kind="final"]': {
      borderColor: color.beam,
      backgroundColor: color.raised2,
    },
    '&[data-kind="final"]': { borderStyle: 'double', borderWidth: stroke.active },
  },
  '@media': {
    '(min-width: 768px)': { padding: space.s12 },
    '(forced-colors: active)': {
      selectors: { '&[data-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s8,
  lineHeight: 1.4,
});

export const key = style({
  fontFamily: font.mono,
  fontSize: type.tSm,
  overflowWrap: 'anywhere',
  selectors: {
    [`${state}[data-current] > ${name} > &`]: { color: color.text, fontWeight: 700 },
  },
});

/** A ring that is filled while the state is lit. */
export const lamp = style({
  flex: 'none',
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  border: `${stroke.head} solid ${color.control}`,
  borderRadius: '50%',
  selectors: {
    [`${state}[data-current] > ${name} > &, [data-current] > &`]: {
      borderColor: color.beam,
      backgroundColor: color.beam,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const initial = style({ fontSize: type.tXs });

export const transitions = style({ display: 'grid', gap: '2px' });

/** A line that is quiet until it may be taken. */
export const transition = style({
  paddingInlineStart: space.s16,
  position: 'relative',
  fontFamily: font.mono,
  fontSize: type.tXs,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { position: 'absolute', insetInlineStart: 0, content: "'·' / ''" },
    '&[data-possible]': { color: color.text, fontWeight: 700 },
    '&[data-possible]::before': { content: "'▸' / ''" },
    '&[data-taken]': {
      textDecorationLine: 'underline',
      textDecorationColor: color.beam,
      textDecorationThickness: stroke.head,
      textUnderlineOffset: '0.25em',
    },
    '&[data-taken]::before': { content: "'●' / ''", color: color.beam, fontSize: '0.75em' },
  },
});

/** Regions of a parallel state run side by side and are parted by dashes; states of a compound one are alternatives. */
export const states = style({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  selectors: {
    '&[data-kind="parallel"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 },
  },
});

export const place = style({
  display: 'grid',
  selectors: {
    [`${states}[data-kind="parallel"] > & + &`]: {
      paddingBlockStart: space.s12,
      borderBlockStart: `${stroke.hairline} dashed ${color.control}`,
    },
    // What holds states of its own takes the whole width.
    [`${states} > &:has(> [data-kind="compound"], > [data-kind="parallel"])`]: { gridColumn: '1 / -1' },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s24,
  rowGap: space.s4,
  color: color.quiet,
  fontSize: type.tXs,
});
