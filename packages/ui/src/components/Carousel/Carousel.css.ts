import { createGlobalVar } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { glide, itemHeight, scripted } from './stage.ts';

const { color, page, space, type } = vars;

/**
 * Where the list stands, in items, and how far a hand has taken it. Not inherited: a move of the list need not style
 * again what is in its slides.
 */
const at = createGlobalVar('carousel-at', { syntax: '<number>', inherits: false, initialValue: '0' });
const drag = createGlobalVar('carousel-drag', { syntax: '<length>', inherits: false, initialValue: '0px' });
/** The stop that is lit, from 0. */
const stopAt = createGlobalVar('carousel-stop', { syntax: '<number>', inherits: false, initialValue: '0' });

export const root = component({
  ...tabular,
  selectors: {
    '&[data-space]': { paddingBlock: space.s64 },
    '&[data-space="band"]': { overflow: 'clip' },
  },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-space="section"]': { paddingBlock: `${space.s24} ${space.s48}` } },
    },
  },
});

export const frame = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"slides slides" "controls stops"',
  columnGap: space.s16,
  rowGap: space.s16,
  alignItems: 'start',
  justifyContent: 'center',
  '@media': {
    // Five stops and three controls have no room side by side.
    [media.phone]: { gridTemplateAreas: '"slides slides" "stops stops" "controls controls"' },
    [media.desktop]: {
      gridTemplateColumns: '1fr auto auto 1fr',
      gridTemplateAreas: '"slides slides slides slides" ". controls stops ."',
      rowGap: space.s48,
    },
    print: { display: 'block' },
  },
});

const stage = `${root}:not([data-info]) &`;

export const view = component({
  gridArea: 'slides',
  minInlineSize: 0,
  '@media': {
    [scripted]: {
      selectors: {
        [stage]: {
          // Across only: the shadow falls below.
          overflowX: 'clip',
          overflowY: 'visible',
          // Across a finger takes the items along; up and down, and two fingers, are the page's.
          touchAction: 'pan-y pinch-zoom',
        },
      },
    },
  },
});

export const slides = component({
  display: 'flex',
  gap: space.s12,
  // Room for the focus ring, which scrolling cuts.
  paddingBlock: '4px',
  paddingInline: pageInline,
  scrollPaddingInline: pageInline,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  selectors: { '&[data-dragging]': { scrollSnapType: 'none', userSelect: 'none' } },
  '@media': {
    [scripted]: {
      selectors: {
        [stage]: {
          display: 'grid',
          justifyItems: 'center',
          alignItems: 'center',
          // The larger item in the middle has its room from the start.
          minBlockSize: `calc(${itemHeight} * var(--scale) + 8px)`,
          overflow: 'visible',
          transform: `translateX(calc(${drag} - ${at} * var(--spacing)))`,
        },
        [`${stage}:dir(rtl)`]: { transform: `translateX(calc(${drag} + ${at} * var(--spacing)))` },
        // One layer that moves: what is in it is neither styled nor painted on the way.
        [`${stage}[data-animated]`]: { transition: glide('transform') },
        [`${stage}[data-dragging]`]: { transition: 'none', cursor: 'grabbing' },
      },
    },
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      overflow: 'visible',
    },
  },
});

export const controls = component({
  gridArea: 'controls',
  display: 'flex',
  gap: space.s8,
  '@media': {
    [media.phone]: { marginInline: page.margin },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const stops = component({
  gridArea: 'stops',
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(44px, 1fr)',
  '@media': {
    [media.phone]: { marginInline: page.margin },
    [media.desktop]: { gridAutoColumns: '88px' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const stop = component({
  ...plateCodeText,
  minBlockSize: vars.control.toolbar,
  paddingBlockEnd: '16px',
  color: color.quiet,
  fontSize: type.tXs,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-disabled]': { color: color.text, cursor: 'default' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    // Five codes have no room there: the stop that is lit says its own.
    [media.phone]: { selectors: { '&:not([aria-disabled])': { color: 'transparent' } } },
    [media.forced]: { selectors: { '&[aria-disabled]': { color: 'Highlight' } } },
  },
});

export const scale = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '4px',
  pointerEvents: 'none',
});

/** From the tick that begins the lit stop, a pixel before it for its stroke, to the tick before the next stop's. */
const litFrom = `calc(${stopAt} * 100% / var(--stops) - 1px)`;
const litTo = `calc(100% - (${stopAt} + 1) * 100% / var(--stops) + 2px)`;

/** A second scale over the first, all lit, of which the chosen stop's stretch is seen. */
export const lit = component({
  position: 'absolute',
  inset: 0,
  clipPath: `inset(0 ${litTo} 0 ${litFrom})`,
  selectors: { '&:dir(rtl)': { clipPath: `inset(0 ${litFrom} 0 ${litTo})` } },
});
