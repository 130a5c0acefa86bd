import { createGlobalVar } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { codeText, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, radius, space, stroke, type } = vars;

/** Only a script can rotate; without one the items stay a strip. */
const scripted = `${media.desktop} and (scripting: enabled)`;
const itemHeight = '456px';
/** The way in is longer than the way out: what arrives is what is looked at. */
const glide = 'cubic-bezier(0.4, 0, 0.1, 1)';
const move = (properties: readonly string[]) =>
  properties.map((property) => `${property} var(--transition) ${glide}`).join(', ');

/**
 * Where the list stands and where a slide stands in it, in items. Not inherited: a move of the list
 * need not style anew what is in its slides.
 */
const at = createGlobalVar('carousel-at', { syntax: '<number>', inherits: false, initialValue: '0' });
const place = createGlobalVar('carousel-place', { syntax: '<number>', inherits: false, initialValue: '0' });

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
  gridTemplateAreas: '"slides slides" "control stops"',
  columnGap: space.s16,
  rowGap: space.s16,
  alignItems: 'start',
  justifyContent: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto auto 1fr',
      gridTemplateAreas: '"slides slides slides slides" ". control stops ."',
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
    // Across only: the shadow falls below.
    [scripted]: { selectors: { [stage]: { overflowX: 'clip', overflowY: 'visible' } } },
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
          transform: `translateX(calc(-1 * ${at} * var(--spacing)))`,
        },
        [`${stage}:dir(rtl)`]: { transform: `translateX(calc(${at} * var(--spacing)))` },
        // One layer that moves: what is in it is neither styled nor painted on the way.
        [`${stage}[data-animated]`]: { transition: move(['transform']) },
      },
    },
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      overflow: 'visible',
    },
  },
});

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
      selectors: { [`${root} &`]: narrow, [`${root}[data-info] &`]: narrow },
    },
    [scripted]: {
      selectors: {
        [stage]: {
          gridArea: '1 / 1',
          inlineSize: 'var(--item)',
          blockSize: itemHeight,
          borderColor: color.line,
          // Outside the scale, which would enlarge the way as well.
          translate: `calc(${place} * var(--spacing))`,
          cursor: 'pointer',
        },
        [`${root}:not([data-info]) &[data-active]`]: {
          zIndex: 1,
          borderColor: color.control,
          scale: 'var(--scale)',
          boxShadow: color.floatShadow,
        },
        [`${root}:not([data-info]) &[data-view="out"]`]: { opacity: 0, pointerEvents: 'none' },
        [`${stage}:dir(rtl)`]: { translate: `calc(-1 * ${place} * var(--spacing))` },
        [`${root}:not([data-info]) ${slides}[data-animated] &`]: {
          transition: move(['scale', 'opacity']),
        },
      },
    },
    print: {
      inlineSize: 'auto',
      minBlockSize: 0,
      breakInside: 'avoid',
      selectors: { '&[data-copy]': { display: 'none' } },
    },
  },
});

const onStage = (part: string) => `${root}:not([data-info]) ${slide}${part} &`;
const animated = `${root}:not([data-info]) ${slides}[data-animated] &`;

export const picture = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  // The picture's night goes over into the card's.
  maskImage: 'linear-gradient(#000 74%, transparent)',
  '@media': {
    [scripted]: {
      selectors: {
        [onStage(':not([data-active])')]: { opacity: 0.42 },
        [animated]: { transition: move(['opacity']) },
      },
    },
    print: { position: 'static', maskImage: 'none' },
  },
});

/** How far the text of the item before the active one lies outside the page's margin. */
const cutBefore = `${page.margin} - 20px - (50vw - var(--spacing) - var(--item) / 2)`;

export const words = component({
  position: 'relative',
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
        [`${root}:not([data-info]) ${slide}[data-after] &`]: { transform: 'translateX(60px)' },
        [`${root}:not([data-info]) ${slide}[data-after]:dir(rtl) &`]: { transform: 'translateX(-60px)' },
        // Further out the view's edge would cut them.
        [`${root}:not([data-info]) ${slide}[data-far] &`]: { opacity: 0 },
        [animated]: { transition: move(['transform', 'opacity']) },
      },
    },
    [`${scripted} and (max-width: 1439px)`]: {
      selectors: {
        // The edge of the view cuts the neighbour before: its code begins where it can be seen.
        [`${root}:not([data-info]) ${slide}:not([data-active], [data-after]) &`]: {
          transform: `translateX(max(0px, ${cutBefore}))`,
        },
        [`${root}:not([data-info]) ${slide}:not([data-active], [data-after]):dir(rtl) &`]: {
          transform: `translateX(min(0px, -1 * (${cutBefore})))`,
        },
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
        [onStage(':not([data-active])')]: { opacity: 0.7 },
        [animated]: { transition: move(['opacity']) },
      },
    },
  },
});

export const line = component({
  marginBlockStart: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  '@media': {
    [`${scripted} and (max-width: 1439px)`]: {
      // Beside the active item there is room for a code and no more.
      selectors: { [onStage(':not([data-active])')]: { opacity: 0 } },
    },
  },
});

export const more = component({
  '@media': {
    [scripted]: {
      selectors: {
        [onStage(':not([data-active])')]: { opacity: 0 },
        [animated]: { transition: move(['opacity']) },
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

export const control = component({
  gridArea: 'control',
  '@media': {
    [media.phone]: { marginInlineStart: page.margin },
    '(scripting: none)': { display: 'none' },
  },
});

export const stops = component({
  gridArea: 'stops',
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(44px, 1fr)',
  '@media': {
    [media.phone]: { marginInlineEnd: page.margin },
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
    // Five codes have no room beside the control: the stop that is lit says its own.
    [media.phone]: { selectors: { '&:not([aria-disabled])': { color: 'transparent' } } },
  },
});

export const scale = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '4px',
  pointerEvents: 'none',
});
