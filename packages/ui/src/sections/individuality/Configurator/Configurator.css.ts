import { globalStyle, keyframes } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText, plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, motion, page, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;
const appear = keyframes({ from: { opacity: 0 } });

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      columnGap: `calc(2 * ${page.gutter})`,
    },
  },
});

/** On phones a band; beside the questions it has the height of a long list, so that nothing moves from answer to answer. */
export const drawing = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  minBlockSize: '128px',
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(220px, 1fr) auto',
      minBlockSize: '540px',
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 120px auto' },
  },
});

export const head = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.s4,
  padding: space.s16,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `${space.s4} ${space.s24}`,
      minBlockSize: '76px',
      padding: `${space.s16} ${space.s24}`,
      borderBlockEnd: hairline,
    },
    print: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingBlock: space.s8,
      borderBlockEnd: hairline,
    },
  },
});

export const status = component({
  ...headingText,
  ...tabular,
  fontSize: type.dS,
  // Between figure and word, not inside a word.
  wordBreak: 'keep-all',
});

export const limit = component({
  ...tabular,
  color: color.quiet,
  fontSize: type.tSm,
});

export const limitName = component({ color: color.quiet });

globalStyle(`${limit} > :last-child`, {
  '@layer': { [componentsLayer]: { color: color.text, fontSize: type.tLg, fontWeight: 700 } },
});

/** Room for the aircraft, over the rail that the candidates hang from. */
const room = {
  position: 'relative',
  inlineSize: 'auto',
  padding: space.s24,
  overflow: 'clip',
  selectors: {
    // From the aircraft's heart down to the rail.
    '&[data-hanging]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '50% 0',
      insetInlineStart: '50%',
      borderInlineStart: `${stroke.hairline} solid ${color.control}`,
    },
  },
} as const;

export const scene = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '140px',
  padding: space.s8,
  '@media': { [media.wide]: room, print: room },
});

/** In the band it lies under the words as well. */
export const ground = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': {
    [media.motion]: { animation: `${appear} ${motion.light} ${motion.easeEnter}` },
    [media.compact]: { maskImage: 'linear-gradient(to left, #000 30%, transparent 75%)' },
  },
});

export const groundLine = component({
  fill: 'none',
  stroke: color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const plan = component({
  position: 'relative',
  selectors: { '&[data-assumed]': { color: color.control } },
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetBlock: space.s24,
      marginBlock: 'auto',
      blockSize: 'auto',
      maxBlockSize: '300px',
      inlineSize: 'auto',
    },
    print: {
      position: 'absolute',
      insetBlock: space.s8,
      marginBlock: 'auto',
      blockSize: 'auto',
      inlineSize: 'auto',
    },
  },
});

/** The candidates hang from one rail under the aircraft, a line to each family. There is no room for them in the band. */
export const families = component({
  position: 'relative',
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      padding: `0 ${space.s12} ${space.s24}`,
    },
    print: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      padding: `0 ${space.s8} ${space.s12}`,
    },
  },
});

export const family = component({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.s4,
  paddingBlockStart: space.s16,
  textAlign: 'center',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    blockSize: space.s16,
    borderInlineStart: `${stroke.hairline} solid ${color.control}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    borderBlockStart: `${stroke.hairline} solid ${color.control}`,
  },
  selectors: {
    '&:first-child::after': { insetInlineStart: '50%' },
    '&:last-child::after': { insetInlineEnd: '50%' },
    '&:only-child::after': { display: 'none' },
  },
});

/** Not a product yet, only what may become one. */
export const ghost = component({
  inlineSize: 'min(100%, 104px)',
  '@media': { print: { inlineSize: '48px' } },
  filter: 'grayscale(1)',
  opacity: 0.6,
  selectors: { '&[data-out]': { opacity: 0.2 } },
});

export const name = component({
  color: color.quiet,
  // The longest word of a family's name, six times as long as its type is high, fits where all families hang.
  fontSize: `min(${type.tXs}, 100cqi / 6)`,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** Two in a row where few families hang. */
export const codes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, max-content))',
  justifyContent: 'center',
  columnGap: space.s8,
  inlineSize: '100%',
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(64px, max-content))' } },
});

export const code = component({
  ...plateCodeText,
  fontSize: type.tXs,
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  selectors: { '&[data-out]': { color: color.quiet } },
});

export const count = component({ ...plateCodeText, fontSize: type.tSm, lineHeight: 1.5 });

export const questions = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s48,
  alignContent: 'start',
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 1 }, print: { gap: space.s16 } },
});
