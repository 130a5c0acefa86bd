import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, leading, motion, radius, space, stroke, type } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = component({
  zIndex: layerOrder.float,
  minInlineSize: '220px',
  maxInlineSize: 'min(320px, var(--radix-dropdown-menu-content-available-width, 320px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  paddingBlock: space.s8,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: color.floatShadow,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // It stands beside its button, whose bar may set words in another way.
  fontSize: type.tSm,
  fontWeight: 400,
  lineHeight: leading.text,
  textAlign: 'start',
  whiteSpace: 'normal',
  '@media': {
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
    print: { display: 'none' },
  },
});

export const item = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  minBlockSize: control.toolbar,
  paddingBlock: `calc((${control.toolbar} - 1em * ${leading.text}) / 2)`,
  paddingInline: space.s16,
  textDecorationLine: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.raised2 },
    '&:active:not([aria-disabled])': { backgroundColor: color.line },
    '&[aria-disabled]': { color: color.quiet, cursor: 'not-allowed' },
    // Inside: the panel would cut it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { outline: `${stroke.head} solid Highlight`, outlineOffset: '-3px' },
      },
    },
  },
});

/** 20 px, in the middle of the first line of words. */
export const icon = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: `calc(1em * ${leading.text})`,
  color: color.quiet,
});

export const words = component({ flexGrow: 1, textWrap: 'pretty' });

export const reason = component({ display: 'block', fontSize: type.tXs });

export const groupLabel = component({
  paddingBlock: `${space.s4} ${space.s8}`,
  paddingInline: space.s16,
  color: color.quiet,
  fontSize: type.tXs,
  textWrap: 'pretty',
});

export const separator = component({
  marginBlock: space.s8,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
});
