import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { vignette } from '../../../theme/lit-picture.ts';
import { media } from '../../../theme/media.ts';
import { codeText, headingText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/**
 * The geometry, in parts of --unit (the stage's width, at most 1440 px). The picture's box and the
 * device's shape are both built from these, so that the shape stays on the device at every width.
 */
const box = {
  inlineSize: 'var(--picture-width)',
  blockSize: 'calc(0.75 * var(--picture-width))',
  start: 'calc(var(--picture-x) - 0.5 * var(--picture-width))',
  top: 'calc(var(--picture-y) - 0.375 * var(--picture-width))',
};

/** The cut-out shows the same view smaller and centred; measured over all pictures: 0.868 of the night picture. */
const cut = 0.868;

export const stage = component({
  containerType: 'inline-size',
  overflow: 'clip',
  '@media': { print: { backgroundColor: 'transparent' } },
});

export const frame = component({
  vars: {
    '--unit': 'min(100cqi, 1440px)',
    '--header': '72px',
    '--code-top': '136px',
    '--code-size': `min(${vars.type.dCode}, var(--reach) * min(100cqi - 2 * ${vars.page.margin}, ${vars.page.content}) / var(--code-em))`,
    '--picture-width': 'calc(0.82 * var(--unit) * var(--scale))',
    '--picture-x': 'calc(50cqi + 0.18 * var(--unit))',
    '--picture-y': 'calc(80px + 0.235 * var(--unit))',
    // A long code is small: the device and the words keep their places.
    '--room': `calc(0.82 * max(var(--code-size), 0.75 * ${vars.type.dCode}) + 48px)`,
  },
  position: 'relative',
  paddingInline: vars.page.margin,
  isolation: 'isolate',
  '@media': {
    [media.phone]: {
      vars: {
        '--unit': '100cqi',
        '--header': '56px',
        '--code-top': '104px',
        '--code-size': `min(40cqi, (100cqi - 2 * ${vars.page.margin}) / var(--code-em))`,
        // The widest device is shown whole: it takes 0.78 of its picture.
        '--picture-width': 'calc(1.24 * var(--unit) * var(--scale))',
        '--picture-x': 'calc(0.5 * var(--unit))',
        '--picture-y': 'calc(104px + 0.6 * var(--unit))',
        '--room': 'calc(1.1 * var(--unit))',
      },
    },
    print: {
      vars: { '--room': 'calc(0.82 * var(--code-size) + 16px)', '--header': '0px', '--code-top': '48px' },
    },
  },
  selectors: {
    // Its own line, over the whole width; the device rises from behind it.
    '[data-long] > &': {
      vars: {
        '--code-size': `min(${vars.type.dCode}, min(100cqi - 2 * ${vars.page.margin}, ${vars.page.content}) / var(--code-em))`,
        '--picture-width': 'calc(0.72 * var(--unit) * var(--scale))',
        '--picture-y': 'calc(80px + 0.235 * var(--unit) + 0.5 * var(--code-size))',
        '--room': 'calc(0.82 * var(--code-size) + 72px)',
      },
      '@media': {
        [media.phone]: {
          vars: {
            '--picture-width': 'calc(1.24 * var(--unit) * var(--scale))',
            '--picture-y': 'calc(104px + 0.6 * var(--unit))',
            '--room': 'calc(1.1 * var(--unit))',
          },
        },
      },
    },
    '[data-picture="none"] > &': { vars: { '--room': 'calc(0.82 * var(--code-size) + 48px)' } },
  },
});

const pictureBox = {
  position: 'absolute',
  insetBlockStart: box.top,
  insetInlineStart: box.start,
  inlineSize: box.inlineSize,
  blockSize: box.blockSize,
  maxInlineSize: 'none',
} as const;

/** Model and picture show the device in the same place: the picture goes once the model has come up over it. */
const givesWay = {
  '[data-model="shown"] &': {
    opacity: 0,
    '@media': { [media.motion]: { transition: `opacity 0s ${vars.motion.enter}` } },
  },
};

export const picture = component({
  ...pictureBox,
  zIndex: -3,
  maskImage: vignette,
  selectors: givesWay,
  // The night has no place on paper and where the visitor's own colours are forced.
  '@media': { print: { display: 'none' }, [media.forced]: { display: 'none' } },
});

/** The picture once more, in the shape of the cut-out. A shape that has not come shows nothing of it. */
export const device = component({
  ...pictureBox,
  zIndex: -1,
  display: 'none',
  pointerEvents: 'none',
  '@supports': {
    '(mask-image: image-set(url("#") type("image/avif")))': {
      '@media': {
        'screen and (forced-colors: none)': {
          display: 'block',
          maskImage: `var(--cutout), ${vignette}`,
          maskComposite: 'intersect',
          maskRepeat: 'no-repeat',
          maskSize: `${cut * 100}% ${cut * 100}%, 100% 100%`,
          maskPosition: 'center',
          selectors: {
            // The whole of a long code is read, before the device.
            '[data-long] &': { display: 'none' },
            ...givesWay,
          },
        },
      },
    },
  },
});

/** Kept for the shape's address, and shown where the night is not. */
export const cutout = component({
  position: 'absolute',
  zIndex: -3,
  insetBlockStart: `calc(${box.top} + ${(1 - cut) / 2} * ${box.blockSize})`,
  insetInlineStart: `calc(${box.start} + ${(1 - cut) / 2} * ${box.inlineSize})`,
  inlineSize: `calc(${cut} * ${box.inlineSize})`,
  maxInlineSize: 'none',
  visibility: 'hidden',
  '@media': {
    [media.forced]: {
      visibility: 'visible',
      selectors: { '[data-model="shown"] &': { visibility: 'hidden' } },
    },
    print: {
      insetBlockStart: 0,
      insetInline: `auto ${vars.page.margin}`,
      inlineSize: '40cqi',
      visibility: 'visible',
    },
  },
});

/** Over the whole stage, below the words: where the model stands in it is where the picture does. */
export const model = component({
  vars: {
    '--model-top': box.top,
    '--model-start': box.start,
    '--model-width': box.inlineSize,
    '--model-height': box.blockSize,
    '--tools-top': 'calc(var(--header) + 10px)',
    '--tools-end': `max(${vars.page.margin}, 50cqi - 0.5 * ${vars.page.content})`,
  },
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '@media': {
    [media.phone]: {
      vars: {
        // Below the device, above the words, however many lines they take.
        '--tools-top': 'calc(var(--code-top) + var(--room) - 12px)',
        '--tools-shift': 'translateY(-100%)',
        '--tools-end': vars.page.margin,
      },
    },
  },
});

export const codeLine = component({
  position: 'absolute',
  zIndex: -2,
  insetInline: vars.page.margin,
  maxInlineSize: vars.page.content,
  marginInline: 'auto',
  paddingBlockStart: 'var(--code-top)',
  pointerEvents: 'none',
});

export const code = component({
  ...codeText,
  display: 'inline-block',
  marginInlineStart: 'calc(-1 * var(--code-bearing))',
  fontSize: 'var(--code-size)',
  letterSpacing: 'var(--code-tracking)',
  whiteSpace: 'nowrap',
  // Lit from the left.
  backgroundImage: `linear-gradient(97deg, ${vars.color.text} 30%, color-mix(in oklab, ${vars.color.quiet} 82%, ${vars.color.text}) 78%, ${vars.color.control})`,
  backgroundClip: 'text',
  WebkitTextFillColor: 'transparent',
  '@media': {
    [media.forced]: {
      backgroundImage: 'none',
      WebkitTextFillColor: 'currentcolor',
      // The ground that browsers put behind forced text is higher than this line, and would cut the breadcrumb.
      forcedColorAdjust: 'none',
    },
    print: { backgroundImage: 'none', WebkitTextFillColor: 'currentcolor', fontSize: vars.type.dL },
  },
});

export const content = component({
  display: 'grid',
  maxInlineSize: vars.page.content,
  marginInline: 'auto',
  paddingBlockStart: 'var(--header)',
  // Between the words hands reach the model below.
  selectors: { '[data-model] &': { pointerEvents: 'none' } },
});

export const breadcrumb = component({
  display: 'flex',
  alignItems: 'center',
  blockSize: 'calc(var(--code-top) - var(--header))',
  paddingBlockEnd: '20px',
  '@media': { [media.phone]: { paddingBlockEnd: '8px' } },
});

globalStyle(`${breadcrumb} > *`, { '@layer': { [componentsLayer]: { pointerEvents: 'auto' } } });

export const room = component({ blockSize: 'var(--room)' });

export const copy = component({
  pointerEvents: 'auto',
  // Ends where the widest device begins.
  maxInlineSize: 'min(28rem, 31cqi)',
  '@media': { [media.phone]: { maxInlineSize: 'none' }, print: { maxInlineSize: '52cqi' } },
});

export const headline = component({ ...headingText, fontSize: vars.type.dS });

export const description = component({
  marginBlockStart: vars.space.s12,
  color: vars.color.quiet,
  fontSize: vars.type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  marginBlockStart: vars.space.s24,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${actions} > *`, {
  '@media': { [media.phone]: { '@layer': { [componentsLayer]: { flexGrow: 1 } } } },
});
