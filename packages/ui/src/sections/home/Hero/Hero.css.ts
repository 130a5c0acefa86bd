import { globalStyle, keyframes } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { media } from '../../../theme/media.ts';
import { heroText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Height of the first view; the specification reserves it before the picture has loaded. */
const height = 800;

/**
 * The picture is 2:1 and covers the view. The lamp's place on the page follows from that: it anchors
 * the plate's leader line and the light of the reveal.
 */
export const stage = component({
  vars: {
    '--image-width': `max(100vw, ${2 * height}px)`,
    '--shift-x': '0.85',
    '--shift-y': '0.3',
    '--lamp-x': 'calc(0.7 * var(--image-width) - var(--shift-x) * (var(--image-width) - 100vw))',
    '--lamp-y': `calc(0.245 * var(--image-width) - var(--shift-y) * (0.5 * var(--image-width) - ${height}px))`,
  },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  minBlockSize: `${height}px`,
  '@media': {
    [media.compact]: { vars: { '--shift-x': '0.75' } },
    [media.phone]: {
      vars: {
        '--lamp-x': '64vw',
        '--lamp-y': '54vw',
      },
      minBlockSize: 0,
    },
    print: { minBlockSize: 0 },
  },
});

export const picture = component({
  position: 'absolute',
  zIndex: -3,
  inset: 0,
  '@media': {
    [media.phone]: {
      // The portrait picture is dark in its upper part: it is moved up, so that the drone is over the headline.
      inlineSize: '150vw',
      blockSize: '200vw',
      insetInlineStart: '-8vw',
      insetBlockStart: '-64vw',
      maxInlineSize: 'none',
    },
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`${picture} img`, {
  '@layer': {
    [componentsLayer]: { objectPosition: 'calc(100% * var(--shift-x)) calc(100% * var(--shift-y))' },
  },
  '@media': { [media.phone]: { '@layer': { [componentsLayer]: { objectPosition: 'center' } } } },
});

const fade = (share: string) => `color-mix(in srgb, ${vars.color.ground} ${share}, transparent)`;

export const scrim = component({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  backgroundImage: [
    // Under the header's words, wherever the rotors are.
    `linear-gradient(${fade('72%')}, transparent 112px)`,
    `linear-gradient(to top, ${vars.color.ground}, ${fade('62%')} 72px, transparent 200px)`,
    `linear-gradient(to right, ${vars.color.ground}, ${fade('55%')} 30%, transparent 56%)`,
  ].join(', '),
  '@media': {
    // The drone is so large there that its motors lie behind the header's words.
    'screen and (min-width: 1600px)': {
      backgroundImage: [
        `linear-gradient(${fade('94%')}, ${fade('86%')} 72px, transparent 152px)`,
        `linear-gradient(to top, ${vars.color.ground}, ${fade('62%')} 72px, transparent 200px)`,
        `linear-gradient(to right, ${vars.color.ground}, ${fade('55%')} 30%, transparent 56%)`,
      ].join(', '),
    },
    [media.compact]: {
      // The beam comes closer to the words.
      backgroundImage: [
        `linear-gradient(to top, ${vars.color.ground}, ${fade('62%')} 72px, transparent 200px)`,
        `linear-gradient(to right, ${vars.color.ground}, ${fade('70%')} 42%, transparent 72%)`,
      ].join(', '),
    },
    [media.phone]: {
      backgroundImage: `linear-gradient(${fade('50%')}, transparent 30vw, transparent 74vw, ${fade('64%')} 98vw, ${vars.color.ground} 122vw)`,
    },
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
});

const light = keyframes({
  from: { opacity: 1, transform: 'scale(1)' },
  '40%': { opacity: 1 },
  to: { opacity: 0, transform: 'scale(5)' },
});

/** The dark that the beam drives away, once. */
export const reveal = component({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  opacity: 0,
  pointerEvents: 'none',
  backgroundImage: `radial-gradient(circle at var(--lamp-x) var(--lamp-y), transparent 5%, ${fade('88%')} 18%)`,
  transformOrigin: 'var(--lamp-x) var(--lamp-y)',
  '@media': {
    [media.motion]: { animation: `${light} ${vars.motion.reveal} ${vars.motion.easeLeave} backwards` },
    [media.forced]: { display: 'none' },
  },
});

export const content = component({
  paddingInline: pageInline,
  paddingBlock: '184px 64px',
  '@media': {
    [media.phone]: { paddingBlock: 'min(89vw, 600px) 48px' },
    print: { paddingBlock: vars.space.s24 },
  },
});

export const copy = component({
  maxInlineSize: '29rem',
  '@media': {
    [media.phone]: { maxInlineSize: '34rem' },
  },
});

export const headline = component({
  ...heroText,
  fontSize: vars.type.dL,
  // The lines' breaks are given; the widest may pass the column, not the view.
  whiteSpace: 'nowrap',
  selectors: { '&:lang(zh)': { fontWeight: 700, lineHeight: 1.22 } },
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});

export const lead = component({
  marginBlockStart: vars.space.s32,
  color: `color-mix(in oklab, ${vars.color.quiet} 70%, ${vars.color.text})`,
  fontSize: vars.type.tLg,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
  '@media': {
    [media.compact]: { maxInlineSize: '25rem' },
    [media.phone]: { maxInlineSize: 'none', marginBlockStart: vars.space.s24 },
  },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} 28px`,
  marginBlockStart: vars.space.s32,
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', marginBlockStart: vars.space.s24 },
    print: { display: 'none' },
  },
});

// A link beside the button: the finger's target is as high as one.
globalStyle(`${actions} > a`, { '@layer': { [componentsLayer]: { position: 'relative' } } });
globalStyle(`${actions} > a::after`, {
  '@layer': {
    [componentsLayer]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `min(0px, calc((100% - ${vars.control.toolbar}) / 2))`,
    },
  },
});

export const anchor = component({
  position: 'absolute',
  insetBlockStart: 'var(--lamp-y)',
  insetInlineStart: 'var(--lamp-x)',
  '@media': {
    [media.phone]: {
      insetBlockStart: '69vw',
      // Its end stands on the margin by a transform: a plate that grows by some pixels with its face is no layout shift then.
      insetInlineStart: `calc(100% - ${vars.page.margin})`,
      inlineSize: 'max-content',
      // By whole pixels, or its hairlines are blurred.
      translate: ['-100%', 'round(-100%, 1px)'],
    },
    // It points at the lamp of the picture.
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const leader = component({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: '-4px',
  maxInlineSize: 'none',
  overflow: 'visible',
  '@media': { [media.phone]: { display: 'none' } },
});

export const leaderLine = component({ fill: 'none', stroke: vars.color.control, strokeWidth: '1px' });

export const leaderDot = component({ fill: vars.color.beam });

export const plate = component({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: '92px',
      insetInlineStart: '44px',
      whiteSpace: 'nowrap',
    },
  },
});

// Between phone and full width there is room for as many cells as on phones.
globalStyle(`${plate} [data-phone="hidden"]`, {
  '@media': {
    [`${media.desktop} and (max-width: 1100px)`]: { '@layer': { [componentsLayer]: { display: 'none' } } },
  },
});

// A little further up the last one would pass the page's margin.
globalStyle(`${plate} [data-phone="hidden"]:last-child`, {
  '@media': {
    [`${media.desktop} and (max-width: 1380px)`]: { '@layer': { [componentsLayer]: { display: 'none' } } },
  },
});

export const strip = component({
  // Its frame's upper line lies on the stage's last pixel.
  position: 'relative',
  zIndex: 1,
  paddingInline: pageInline,
  paddingBlockEnd: vars.page.section,
});

const appear = keyframes({ from: { opacity: 0 } });

/** No script is needed for it to appear: after two seconds it does in any case. */
export const below = component({
  '@media': {
    [`screen and ${media.motion}`]: {
      animation: `${appear} ${vars.motion.enter} ${vars.motion.easeEnter} 2s backwards`,
      selectors: {
        '[data-state="ready"] > &': { animationDelay: '0s' },
        '&[data-ended]': { animation: 'none' },
      },
    },
  },
});
