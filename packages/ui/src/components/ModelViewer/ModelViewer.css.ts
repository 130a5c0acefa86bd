import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, radius, space, type } = vars;

/**
 * It lies over its place and takes no room. Where the model stands within it, and the tools, is said by who shows it:
 * `--model-top`, `--model-start`, `--model-width`, `--model-height`, `--tools-top`, `--tools-end`, `--tools-shift`; and
 * where how it is worked stands: `--hint-top`, `--hint-bottom`, `--hint-width`.
 */
export const root = component({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const surface = component({
  position: 'absolute',
  insetBlockStart: 'var(--model-top, 0px)',
  insetInlineStart: 'var(--model-start, 0px)',
  inlineSize: 'var(--model-width, 100%)',
  blockSize: 'var(--model-height, 100%)',
  borderRadius: radius.plate,
  // Of the rulers.
  color: color.quiet,
  cursor: 'grab',
  pointerEvents: 'auto',
  // Up and down scrolls the page past the model; what goes sideways turns it.
  touchAction: 'pan-y',
  userSelect: 'none',
  // Nobody comes to it before it is there.
  visibility: 'hidden',
  opacity: 0,
  // Within the box: outside it may be cut off.
  outlineOffset: '-4px',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    [`${root}[data-state="shown"] &`]: { visibility: 'visible', opacity: 1 },
  },
  '@media': { [media.motion]: { transition: `opacity ${motion.enter} ${motion.easeEnter}` } },
});

globalStyle(`${surface} > canvas`, {
  '@layer': { [componentsLayer]: { display: 'block', inlineSize: '100%', blockSize: '100%' } },
});

export const tools = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `var(--tools-top, ${space.s12})`,
  insetInlineEnd: `var(--tools-end, ${space.s12})`,
  transform: 'var(--tools-shift, none)',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.s8,
  maxInlineSize: `calc(100% - 2 * var(--tools-end, ${space.s12}))`,
  pointerEvents: 'auto',
});

export const tool = component({
  backgroundColor: color.raised,
  selectors: { '&[aria-pressed="true"]': { borderColor: color.beam, color: color.beam } },
});

export const status = component({
  paddingInline: space.s8,
  backgroundColor: color.ground,
  color: color.text,
  fontSize: type.tSm,
  selectors: { '&:empty': { display: 'none' } },
});

export const instructions = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `var(--hint-top, calc(var(--tools-top, ${space.s12}) + 48px))`,
  insetBlockEnd: 'var(--hint-bottom, auto)',
  insetInlineEnd: `var(--tools-end, ${space.s12})`,
  maxInlineSize: 'var(--hint-width, 22rem)',
  // A tall model reaches under it.
  paddingInline: space.s4,
  borderRadius: radius.plate,
  backgroundColor: color.ground,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.45,
  textAlign: 'end',
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 }, '&[hidden]': { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
});
