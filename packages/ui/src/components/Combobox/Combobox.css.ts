import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, leading, motion, radius, space, stroke, type } = vars;

const enter = keyframes({ from: { opacity: 0 } });

/** Room for the chevron, and for the button that clears. */
export const input = component({
  paddingInlineEnd: space.s48,
  selectors: { '&[data-filled]': { paddingInlineEnd: '88px' } },
});

export const chevron = component({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: control.padding,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'ButtonText' }, '(scripting: none)': { display: 'none' } },
});

export const clear = component({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${control.toolbar} / 2)`,
  insetInlineEnd: '40px',
});

/** As large as the frame, its hairlines included: the list is as wide. */
export const anchor = component({
  position: 'absolute',
  inset: `calc(-1 * ${stroke.hairline})`,
  pointerEvents: 'none',
});

export const popup = component({
  zIndex: layerOrder.float,
  display: 'flex',
  inlineSize: 'var(--radix-popover-trigger-width)',
  maxBlockSize: 'min(400px, var(--radix-popover-content-available-height))',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: color.floatShadow,
  overflow: 'hidden',
  '@media': {
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
    print: { display: 'none' },
  },
});

export const list = component({
  flexGrow: 1,
  paddingBlockEnd: space.s8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The heading of a group must not lie over the option that keys come to.
  scrollPaddingBlock: '40px 8px',
});

export const groupLabel = component({
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: `${space.s12} ${space.s4}`,
  paddingInline: control.padding,
  backgroundColor: color.raised,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
});

export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: control.toolbar,
  paddingBlock: space.s8,
  paddingInline: `calc(${control.padding} - ${stroke.active}) ${control.padding}`,
  // The light on the option that Enter chooses.
  borderInlineStart: `${stroke.active} solid transparent`,
  fontSize: type.tSm,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { borderInlineStartColor: color.focus, backgroundColor: color.raised2 },
    '&:active': { backgroundColor: color.line },
  },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: color.raised2 } },
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-active]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const code = component({
  ...plateCodeText,
  flexShrink: 0,
  inlineSize: '8.5em',
  overflowWrap: 'anywhere',
});

/** Side by side where there is room; else the figure stands below. */
export const facts = component({
  ...tabular,
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s12,
});

export const detail = component({ color: color.quiet });

export const chosen = component({
  flexShrink: 0,
  selectors: { '&[data-state="none"]': { visibility: 'hidden' } },
});

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s12,
  flexGrow: 1,
  padding: control.padding,
  fontSize: type.tSm,
  lineHeight: leading.text,
  textWrap: 'pretty',
  overflowY: 'auto',
});
