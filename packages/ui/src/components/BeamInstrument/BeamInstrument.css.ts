import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Room for half the thumb of the slider, which the beam's axis keeps free as the slider does. */
const half = `calc(${vars.control.toolbar} / 2)`;

/** Room for the lamp on wide screens. */
const lampRoom = '136px';

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});

export const models = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const model = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
});

/** A list of the system's own that looks like a button: a plus, and what it does. */
export const addition = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.s12,
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.head} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.head,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } },
    '(scripting: none)': { display: 'none' },
  },
});

export const choice = component({
  // The whole of the frame is pressed, the plus too.
  minBlockSize: `calc(${vars.control.toolbar} - 2px)`,
  marginInlineStart: `calc(-1 * (${vars.space.s12} + 16px))`,
  paddingInline: `calc(${vars.space.s12} + 16px + ${vars.space.s8}) ${vars.space.s16}`,
  border: 0,
  appearance: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.type.tSm,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
  // Below 16 px a phone zooms into the field.
  '@media': { [media.phone]: { fontSize: vars.type.tMd } },
});

export const stage = component({
  display: 'grid',
  marginBlockStart: vars.space.s32,
  '@media': {
    [media.desktop]: {
      selectors: { '&[data-picture]': { gridTemplateColumns: `${lampRoom} minmax(0, 1fr)` } },
    },
  },
});

export const picture = component({
  display: 'grid',
  placeItems: 'center end',
  // Level with the beam, which has the words of its limit above it and the leader below.
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
  '@media': { [media.phone]: { display: 'none' } },
});

export const field = component({
  position: 'relative',
  gridColumn: '-2 / -1',
  marginInline: half,
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
});

export const limit = component({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: vars.space.s48,
  margin: 0,
  paddingInline: vars.space.s8,
  borderInlineStart: `${vars.stroke.hairline} dashed ${vars.color.caution}`,
  color: vars.color.caution,
  fontSize: vars.type.tXs,
  lineHeight: 1.4,
  selectors: {
    '&[data-side="behind"]': { insetInlineStart: 'var(--limit)' },
    '&[data-side="before"]': {
      insetInlineEnd: 'calc(100% - var(--limit))',
      borderInlineStart: 0,
      borderInlineEnd: `${vars.stroke.hairline} dashed ${vars.color.caution}`,
      textAlign: 'end',
    },
  },
});

/** Goes on from the drawing to the thumb. */
export const leader = component({
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  insetBlock: `calc(100% - ${vars.space.s32}) 0`,
  inlineSize: '1px',
  backgroundImage: `repeating-linear-gradient(to bottom, ${vars.color.control} 0 2px, transparent 2px 5px)`,
  printColorAdjust: 'exact',
});

export const slider = component({ gridColumn: '-2 / -1' });

export const readings = component({ marginBlockStart: vars.space.s48 });
