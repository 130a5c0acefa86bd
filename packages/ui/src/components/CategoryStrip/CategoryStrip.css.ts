import { groundColor } from '../../theme/ground-color.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const strip = component({ ...tabular });

export const list = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(134px, 1fr)',
  // Neighbours share a border: an outline of each fills the gap between them.
  columnGap: vars.stroke.hairline,
  // It scrolls through the page's margins, and has room for the frame and the focus ring, which scrolling cuts.
  marginBlock: '-4px',
  marginInline: `calc(-1 * ${vars.page.margin})`,
  paddingBlock: '4px',
  paddingInline: vars.page.margin,
  scrollPaddingInline: vars.page.margin,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    // Across is the drag's, which has no inertia; up and down and two fingers are the page's.
    '&[data-scripted]': { touchAction: 'pan-y pinch-zoom' },
    '&[data-state="dragging"]': { cursor: 'grabbing', userSelect: 'none' },
  },
  '@media': {
    // From 760 px on the drag has no way to go, so all plates have to be there.
    [media.compact]: { gridAutoColumns: 'minmax(0, 1fr)' },
    // The margins are part of the plates' width: the drag's end, which knows no margins, shows the last plate whole.
    [media.phone]: {
      gridAutoColumns: `calc(var(--plate) - 2 * ${vars.page.margin} / var(--plates))`,
      columnGap: 'var(--gap)',
    },
    print: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      marginInline: 0,
      paddingInline: '1px',
    },
  },
});

export const item = component({
  display: 'grid',
  outline: hairline,
  '@media': {
    [media.wide]: {
      selectors: {
        '&:first-child': {
          borderStartStartRadius: vars.radius.plate,
          borderEndStartRadius: vars.radius.plate,
        },
        '&:last-child': { borderStartEndRadius: vars.radius.plate, borderEndEndRadius: vars.radius.plate },
      },
    },
    [media.phone]: { outline: 'none' },
    print: { breakInside: 'avoid' },
  },
});

export const link = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  isolation: 'isolate',
  textDecorationLine: 'none',
  // Light that falls on the plate the pointer is at.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    backgroundImage: `radial-gradient(80% 46% at 50% 32%, color-mix(in srgb, ${groundColor('night', 'beam')} 22%, transparent), transparent)`,
    mixBlendMode: 'screen',
    opacity: 0,
    pointerEvents: 'none',
  },
  // Frame and focus ring lie over the picture and inside the plate, where scrolling cuts nothing.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    pointerEvents: 'none',
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { opacity: 1 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    [`${list}[data-state="dragging"] &`]: { pointerEvents: 'none' },
  },
  '@media': {
    [media.phone]: { '::after': { border: hairline, borderRadius: vars.radius.plate } },
    [media.hover]: { selectors: { '&:hover::before': { opacity: 1 } } },
    [media.motion]: {
      '::before': { transition: `opacity ${vars.motion.light} ${vars.motion.easeEnter}` },
    },
    print: { '::before': { content: 'none' } },
  },
});

export const picture = component({
  // The picture's night goes over into the page's.
  selectors: {
    '[data-theme="night"] &': { maskImage: 'linear-gradient(#000 74%, transparent)' },
  },
});

export const words = component({
  display: 'grid',
  // Counts stand on one line, whether a neighbour's title takes one or two.
  gridTemplateRows: '1fr',
  padding: `${vars.space.s16} ${vars.space.s12} ${vars.space.s24}`,
  fontSize: vars.type.tXs,
  lineHeight: 1.5,
  '@media': { [media.compact]: { padding: `${vars.space.s12} 9px` } },
});

export const title = component({
  // A long word breaks inside its plate, never over the next one.
  overflowWrap: 'anywhere',
  // The longest of the seven fits its line from 1280 px up.
  fontSize: `clamp(0.8125rem, 1.1vw, ${vars.type.tSm})`,
  fontWeight: 700,
  lineHeight: 1.3,
  marginBlockEnd: '4px',
  '@media': {
    [media.compact]: { fontSize: vars.type.tXs },
    print: { fontSize: vars.type.tSm },
  },
});

export const count = component({ color: vars.color.quiet });

export const range = component({ ...leftToRight, '@media': { [media.phone]: { display: 'none' } } });
