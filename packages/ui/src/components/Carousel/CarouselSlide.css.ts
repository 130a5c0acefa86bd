import { createGlobalVar } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { codeText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { root, slides } from './Carousel.css.ts';
import { glide, itemHeight, scripted } from './stage.ts';

const { color, page, radius, space, stroke, type } = vars;

/** Where a slide stands in the list, in items. Not inherited, as where the list stands is not. */
const place = createGlobalVar('carousel-place', { syntax: '<number>', inherits: false, initialValue: '0' });

/** Where the second slide beside the active one can be seen; in a narrower view nothing of it needs to fade. */
const wideView = `${scripted} and (min-width: 1367px)`;
const codesOnly = `${scripted} and (max-width: 1439px)`;

const onRoot = `${root}:not([data-info])`;
const stage = `${onRoot} &`;
const animated = `${onRoot} ${slides}[data-animated] &`;

/** As wide as with info, and on larger phones a little more, so that the next item is seen to come. */
const narrow = { inlineSize: 'min(clamp(var(--item-info), 84.6vw, var(--item-narrow)), 100%)' };

export const slide = component({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  inlineSize: `min(var(--item), 100% - 2 * ${page.margin})`,
  minBlockSize: itemHeight,
  overflow: 'hidden',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.ground,
  scrollSnapAlign: 'start',
  selectors: {
    [`${root}[data-info] &`]: { inlineSize: 'min(var(--item-info), 100%)' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.phone]: {
      minBlockSize: '392px',
      // The same with and without info: the flag is known only when the script runs, and nothing may shift then.
      selectors: {
        [`${root} &`]: narrow,
        [`${root}[data-info] &`]: narrow,
        // The strip begins where it goes on when the script runs, in browsers that know how; the others see it move there.
        '&[data-active]': { scrollInitialTarget: 'nearest' },
      },
    },
    [scripted]: {
      selectors: {
        [stage]: {
          gridArea: '1 / 1',
          inlineSize: 'var(--item)',
          blockSize: itemHeight,
          borderColor: color.line,
          // Layout and paint of a slide are its own: a move of one leaves the others as they are.
          contain: 'strict',
          // Outside the scale, which would enlarge the way as well.
          translate: `calc(${place} * var(--spacing))`,
          cursor: 'pointer',
        },
        [`${stage}:dir(rtl)`]: { translate: `calc(-1 * ${place} * var(--spacing))` },
        [`${stage}[data-active]`]: {
          zIndex: 1,
          borderColor: color.control,
          scale: 'var(--scale)',
          boxShadow: color.floatShadow,
        },
        [`${stage}[data-view="out"]`]: { opacity: 0, pointerEvents: 'none' },
        // A hand takes the list further than the time does.
        [`${onRoot} ${slides}[data-dragging] > &`]: { opacity: 1 },
        [`${animated}:not([data-far])`]: { transition: glide('scale', 'opacity') },
        // One fade for a whole slide beside the active one, and a plain colour: no picture is drawn again for it.
        [`${stage}::after`]: {
          content: '',
          position: 'absolute',
          inset: 0,
          backgroundColor: color.ground,
          opacity: 0.58,
          pointerEvents: 'none',
        },
        [`${stage}[data-active]::after`]: { opacity: 0 },
        [`${animated}:not([data-far])::after`]: { transition: glide('opacity') },
      },
    },
    [wideView]: { selectors: { [`${animated}[data-far]`]: { transition: glide('opacity') } } },
    print: {
      inlineSize: 'auto',
      minBlockSize: 0,
      breakInside: 'avoid',
      selectors: { '&[data-copy]': { display: 'none' } },
    },
  },
});

const aside = `${onRoot} ${slide}:not([data-active]) &`;
const after = `${onRoot} ${slide}[data-after]`;
const before = `${onRoot} ${slide}:not([data-active], [data-after])`;
const near = `${onRoot} ${slides}[data-animated] ${slide}:not([data-far]) &`;

/** A slide of the page's own fills its card. */
export const free = component({ display: 'grid', gridRow: '1 / -1', minInlineSize: 0 });

export const picture = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  // The picture's night goes over into the card's.
  maskImage: 'linear-gradient(#000 74%, transparent)',
  '@media': { print: { position: 'static', maskImage: 'none' } },
});

/** How far the text of the item before the active one lies outside the page's margin. */
const cutBefore = `${page.margin} - 20px - (50vw - var(--spacing) - var(--item) / 2)`;

export const words = component({
  position: 'relative',
  // Over what fades the picture.
  zIndex: 1,
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: space.s16,
  padding: '20px',
  '@media': {
    [scripted]: {
      selectors: {
        // The active item covers the first 56 px of the next one.
        [`${after} &`]: { transform: 'translateX(60px)' },
        [`${after}:dir(rtl) &`]: { transform: 'translateX(-60px)' },
        [near]: { transition: glide('transform') },
      },
    },
    [wideView]: {
      selectors: {
        // Further out the view's edge would cut them.
        [`${onRoot} ${slide}[data-far] &`]: { opacity: 0 },
        [animated]: { transition: glide('transform', 'opacity') },
      },
    },
    [codesOnly]: {
      selectors: {
        // The edge of the view cuts the neighbour before: its code begins where it can be seen.
        [`${before} &`]: { transform: `translateX(max(0px, ${cutBefore}))` },
        [`${before}:dir(rtl) &`]: { transform: `translateX(min(0px, -1 * (${cutBefore})))` },
      },
    },
  },
});

/** Its line wraps beside the figure; a code that is too long for that has the figure below. */
export const name = component({ flex: '1 1 0', minInlineSize: 'min-content' });

export const code = component({
  ...codeText,
  fontSize: '3.25rem',
  lineHeight: 1,
  '@media': {
    [scripted]: {
      selectors: {
        // Still 4.5:1 on every ground.
        [aside]: { opacity: 0.7 },
        [near]: { transition: glide('opacity') },
      },
    },
  },
});

export const line = component({
  marginBlockStart: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  '@media': {
    // Beside the active item there is room for a code and no more.
    [codesOnly]: { selectors: { [aside]: { opacity: 0 } } },
  },
});

export const more = component({
  '@media': {
    [scripted]: {
      selectors: {
        [aside]: { opacity: 0 },
        [near]: { transition: glide('opacity') },
      },
    },
  },
});

export const figure = component({ fontSize: type.tLg });

/** As quiet as the line beside the code. */
export const measure = component({ color: color.quiet, fontSize: type.tXs });

export const link = component({
  fontSize: type.tSm,
  // The link covers the card, and the ring is the card's.
  '::after': { content: '', position: 'absolute', inset: '-456px 0 0' },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
