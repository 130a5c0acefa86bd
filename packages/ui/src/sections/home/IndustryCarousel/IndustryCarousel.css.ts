import { coveringLink } from '../../../theme/covering-link.ts';
import { lamplight } from '../../../theme/lamplight.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText, plateCodeText, tabular } from '../../../theme/text.ts';
import { breakpoint } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, motion, page, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;
/** Where three cards have no room side by side, and one has room for its parts beside its words. Paper too. */
const between = `print, ${media.desktop} and (max-width: ${breakpoint.compact}px)`;
const unscripted = '(scripting: none)';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' };

export const root = component({ ...tabular });

export const head = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: space.s24,
  marginBlockEnd: space.s32,
  '@media': { [media.phone]: { marginBlockEnd: space.s24 } },
});

export const arrows = component({
  display: 'flex',
  gap: space.s8,
  '@media': {
    // There fingers swipe, and the dots are within reach.
    [media.phone]: { display: 'none' },
    [unscripted]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const arrow = component({
  selectors: {
    '&[data-variant][aria-disabled]': { borderColor: color.line, color: color.control, cursor: 'default' },
    '&[data-variant][aria-disabled]:is(:hover, :active)': {
      backgroundColor: 'transparent',
      transform: 'none',
    },
  },
});

export const icon = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const view = component({
  // Half of the gap between two panels is at either end of each.
  marginInline: `calc(${page.gutter} / -2)`,
  overflow: 'clip',
  // Across is the panels', up and down and two fingers are the page's.
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[data-state="swiping"]': { cursor: 'grabbing', userSelect: 'none' } },
  '@media': {
    [unscripted]: { overflowX: 'auto', scrollSnapType: 'x mandatory', touchAction: 'auto' },
    print: { overflow: 'visible', marginInline: 0 },
  },
});

export const track = component({
  vars: { '--way': '-1' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: 'calc(100% * var(--panels))',
  transform: 'translateX(calc(var(--way) * var(--offset)))',
  selectors: { '&:dir(rtl)': { vars: { '--way': '1' } } },
  '@media': {
    [media.motion]: {
      transform: 'translateX(calc(var(--way) * var(--offset) + var(--drag, 0px)))',
      selectors: {
        [`${view}[data-state="resting"] &`]: { transition: `transform ${motion.light} ${motion.easeEnter}` },
      },
    },
    [unscripted]: { transform: 'none' },
    print: { gridAutoFlow: 'row', rowGap: space.s24, inlineSize: 'auto', transform: 'none' },
  },
});

export const panel = component({
  display: 'grid',
  paddingInline: `calc(${page.gutter} / 2)`,
  scrollSnapAlign: 'start',
  '@media': { print: { paddingInline: 0 } },
});

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto 1fr',
  // Neighbours share a border: an outline of each fills the gap between them.
  gap: stroke.hairline,
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.plate,
  '@media': {
    [between]: oneColumn,
    [media.phone]: { ...oneColumn, gridAutoRows: '1fr' },
  },
});

export const card = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  outline: hairline,
  selectors: { '&:has(:focus-visible)': { zIndex: 1 } },
  '@media': {
    [between]: {
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
      gridTemplateRows: 'auto 1fr',
      gridRow: 'auto',
    },
    [media.phone]: { gridTemplateRows: '1fr auto', gridRow: 'auto' },
    print: { breakInside: 'avoid' },
  },
});

export const words = component({
  padding: space.s24,
  '@media': {
    [between]: { paddingBlockEnd: 0 },
    [media.phone]: { padding: space.s16 },
  },
});

export const title = component({
  ...headingText,
  fontSize: type.tXl,
  lineHeight: 1.2,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

/** It covers the card, and its ring lies on the card's border. */
export const link = component(coveringLink);

export const line = component({
  marginBlockStart: space.s8,
  color: color.quiet,
  textWrap: 'pretty',
  '@media': { [media.phone]: { marginBlockStart: '4px', fontSize: type.tSm } },
});

export const combination = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: hairline,
  '@media': {
    [between]: { gridColumn: 2, gridRow: '1 / span 2', borderBlock: 0, borderInlineStart: hairline },
    [media.phone]: { borderBlockEnd: 0 },
  },
});

export const part = component({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  selectors: { '& + &': { borderInlineStart: hairline } },
});

const light = lamplight(card);

/** Pictures and drawings stand in boxes of one size. */
export const picture = component({
  ...light,
  selectors: {
    ...light.selectors,
    // The picture's night goes over into the page's.
    '[data-theme="night"] &': { maskImage: 'linear-gradient(#000 74%, transparent)' },
  },
  display: 'grid',
  aspectRatio: '4 / 3',
  alignItems: 'center',
});

export const plan = component({ inlineSize: '64%', justifySelf: 'center' });

export const code = component({
  ...plateCodeText,
  padding: `${space.s8} ${space.s12} ${space.s12}`,
  fontSize: type.tXs,
  overflowWrap: 'anywhere',
});

export const scenarios = component({
  padding: space.s24,
  fontSize: type.tSm,
  lineHeight: 1.75,
  '@media': {
    [between]: { display: 'flex', flexWrap: 'wrap', columnGap: space.s16, paddingBlockStart: space.s8 },
    [media.phone]: { display: 'none' },
  },
});

export const dots = component({
  display: 'flex',
  justifyContent: 'center',
  '@media': {
    [unscripted]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** 44 px to touch, of which a stroke is seen. */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.toolbar,
  blockSize: control.toolbar,
  '::before': {
    content: '',
    inlineSize: space.s32,
    borderBlockStart: `${stroke.active} solid ${color.control}`,
  },
  selectors: {
    '&[aria-disabled]': { cursor: 'default' },
    '&[aria-disabled]::before': { borderColor: color.text },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { borderColor: color.text } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-disabled]::before': { borderColor: 'Highlight' } },
    },
  },
});
