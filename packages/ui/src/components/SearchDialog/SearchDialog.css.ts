import { globalStyle } from '@vanilla-extract/css';
import { enterOffset } from '../../lib/dialog/dialog.css.ts';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, leading, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  // It hangs from the header, where it was opened; what grows in it grows downward.
  margin: `clamp(${space.s16}, 10dvh, 96px) auto auto`,
  inlineSize: '720px',
  maxInlineSize: `calc(100% - 2 * ${space.s16})`,
  maxBlockSize: 'none',
  border: hairline,
  borderRadius: radius.control,
  overflow: 'hidden',
  vars: { [enterOffset]: '-8px' },
  '@media': {
    [media.phone]: {
      margin: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
});

/** Fills the dialog to its edges, so that a press on the dialog itself is one outside of it. */
export const panel = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: 'min(760px, 80dvh)',
  '@media': { [media.phone]: { blockSize: '100%', maxBlockSize: 'none' } },
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: '71px',
  paddingInline: `${space.s24} ${space.s12}`,
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { minBlockSize: '64px', paddingInline: `${space.s16} ${space.s4}` } },
});

export const sign = component({ flexShrink: 0, color: color.quiet });

export const input = component({
  flexGrow: 1,
  minBlockSize: control.field,
  border: 0,
  backgroundColor: 'transparent',
  fontSize: type.tLg,
  // The whole bar is the field; its line below lights up instead of a ring around the words.
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.quiet, opacity: 1 },
  },
  '@media': {
    [media.phone]: { fontSize: type.tMd },
    '(forced-colors: active)': { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
});

globalStyle(`${bar}:has(${input}:focus-visible)`, {
  '@layer': {
    [componentsLayer]: { boxShadow: `inset 0 -1px ${color.focus}`, borderBlockEndColor: color.focus },
  },
});

export const body = component({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The heading of a kind must not lie over the result that keys come to.
  scrollPaddingBlock: '44px 8px',
});

/** "12 results": one line, there from the start, so that nothing moves when it is announced. */
export const status = component({
  display: 'block',
  paddingBlock: `${space.s12} 0`,
  paddingInline: space.s24,
  color: color.quiet,
  fontSize: type.tXs,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: space.s16 } },
});

export const list = component({ paddingBlockEnd: space.s12 });

export const label = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: `${space.s16} ${space.s4}`,
  paddingInline: space.s24,
  backgroundColor: color.raised,
  color: color.quiet,
  fontSize: type.tXs,
  fontWeight: 700,
  '@media': { [media.phone]: { paddingInline: space.s16 } },
});

export const option = component({
  paddingInline: `calc(${space.s24} - ${stroke.active}) ${space.s24}`,
  // The light on the result that Enter opens.
  borderInlineStart: `${stroke.active} solid transparent`,
  selectors: {
    '&[aria-selected="true"]': { borderInlineStartColor: color.focus, backgroundColor: color.raised2 },
    '&:active': { backgroundColor: color.line },
  },
  '@media': {
    [media.phone]: { paddingInline: `calc(${space.s16} - ${stroke.active}) ${space.s16}` },
    [media.hover]: { ':hover': { backgroundColor: color.raised2 } },
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const message = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s16,
  padding: space.s24,
  lineHeight: leading.text,
  textWrap: 'pretty',
  '@media': { [media.phone]: { paddingInline: space.s16 } },
});

export const foot = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
  minBlockSize: control.button,
  paddingInline: space.s24,
  borderBlockStart: hairline,
  fontSize: type.tSm,
  '@media': {
    [media.phone]: {
      paddingInline: space.s16,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      // The keys are not shown there: without the link it would be an empty bar.
      selectors: { '&:not(:has(a))': { display: 'none' } },
    },
  },
});

export const all = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: control.toolbar });

/** Nobody has these keys on a phone. */
export const keys = component({
  display: 'flex',
  gap: space.s16,
  marginInlineStart: 'auto',
  color: color.quiet,
  fontSize: type.tXs,
  '@media': { [media.phone]: { display: 'none' }, '(hover: none)': { display: 'none' } },
});

export const key = component({
  display: 'inline-block',
  minInlineSize: '22px',
  marginInlineEnd: '6px',
  paddingInline: '5px',
  border: hairline,
  borderRadius: radius.plate,
  fontFamily: 'inherit',
  textAlign: 'center',
});
