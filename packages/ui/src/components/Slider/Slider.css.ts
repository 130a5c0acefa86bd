import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const touch = vars.control.toolbar;

/** Half a thumb: the scale keeps it free at both ends, so that the thumb never leaves the box. */
const half = `calc(${touch} / 2)`;

export const root = component({
  paddingInline: half,
  paddingBlockStart: vars.space.s24,
  '@media': { print: { breakInside: 'avoid' } },
});

export const track = component({ position: 'relative' });

const thumbBox = { inlineSize: touch, blockSize: touch, border: 0, background: 'transparent' } as const;

/**
 * From the least value to the scale's end, and wider by half a thumb on each side: a browser keeps the whole thumb within the
 * input.
 */
export const input = component({
  position: 'absolute',
  insetBlockStart: '-26px',
  insetInlineStart: `calc(var(--least) - ${half})`,
  inlineSize: `calc(100% - var(--least) + ${touch})`,
  maxInlineSize: 'none',
  blockSize: touch,
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'ew-resize',
  // A finger that goes up or down still scrolls the page.
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-runnable-track': { blockSize: touch },
    '&::-webkit-slider-thumb': { ...thumbBox, appearance: 'none' },
    '&::-moz-range-track': { blockSize: touch, background: 'transparent' },
    '&::-moz-range-thumb': thumbBox,
  },
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const thumb = component({
  ...plateCodeText,
  ...tabular,
  position: 'absolute',
  // It ends above the words of the scale.
  insetBlockStart: '-20px',
  insetInlineStart: `calc(var(--at) - ${half})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: touch,
  blockSize: '32px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.signal,
  color: vars.color.onSignal,
  fontSize: vars.type.tSm,
  printColorAdjust: 'exact',
  // The input below it is what is pressed and moved.
  pointerEvents: 'none',
  selectors: {
    [`${input}:focus-visible + &`]: {
      outline: `${vars.stroke.head} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.head,
    },
    [`${input}:disabled + &`]: { backgroundColor: vars.color.line, color: vars.color.quiet },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${input}:hover:enabled + &`]: { backgroundColor: vars.color.signalHover } },
    },
    // The browser would lay a plate of the page's colour behind the number.
    [media.forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
});
