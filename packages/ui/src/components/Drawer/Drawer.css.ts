import { globalStyle, keyframes } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { grounds } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, space, stroke, type } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateX(var(--from))' } });
const appear = keyframes({ from: { opacity: 0 } });

/** The same dusk on every ground: the page is still seen behind the drawer, and is not read. */
const dusk = `color-mix(in srgb, ${grounds.night.ground} 62%, transparent)`;

export const root = component({
  // The reset takes the margins; these put it at its side.
  marginInline: 'auto 0',
  inlineSize: '420px',
  maxInlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: 'none',
  border: `0 solid ${color.line}`,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: color.floatShadow,
  overflow: 'hidden',
  vars: { '--from': '48px' },
  '::backdrop': { backgroundColor: dusk },
  selectors: {
    '&[data-side="start"]': { marginInline: '0 auto', borderInlineEndWidth: stroke.hairline },
    '&[data-side="end"]': { borderInlineStartWidth: stroke.hairline },
    // A transform knows left and right alone.
    '&:is([data-side="start"]:dir(ltr), [data-side="end"]:dir(rtl))': { vars: { '--from': '-48px' } },
  },
  '@media': {
    [media.phone]: {
      inlineSize: '100%',
      selectors: { '&[data-side]': { borderInlineWidth: 0 } },
    },
    [media.motion]: {
      animation: `${enter} ${motion.enter} ${motion.easeEnter}`,
      '::backdrop': { animation: `${appear} ${motion.enter} ${motion.easeEnter}` },
    },
    print: { display: 'none' },
  },
});

// The page behind stays where it is while the drawer is scrolled.
globalStyle(`:root:has(${root}[open])`, { '@layer': { [componentsLayer]: { overflow: 'hidden' } } });

/** Fills the dialog to its edges, so that a press on the dialog itself is one beside it. */
export const panel = component({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

const edge = { '@media': { [media.phone]: { paddingInline: space.s16 } } };

export const head = component({
  ...edge,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-start',
  columnGap: space.s8,
  paddingBlock: space.s12,
  paddingInline: space.s24,
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
});

/** The icons' strokes stand on the margin, not their squares. */
export const back = component({ flexShrink: 0, marginInlineStart: '-12px' });

export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const close = component({ flexShrink: 0, marginInlineEnd: '-12px' });

export const title = component({
  ...headingText,
  flexGrow: 1,
  alignSelf: 'center',
  fontSize: type.tLg,
  selectors: {
    '&:lang(zh)': { fontWeight: 700 },
    // It takes the focus so that it is read out first; there is nothing to be done with it.
    '&:focus-visible': { outline: 'none' },
  },
});

export const content = component({
  ...edge,
  flexGrow: 1,
  // A flex item may not be taller than what is left, or its foot would leave the window.
  minBlockSize: 0,
  paddingBlock: space.s16,
  paddingInline: space.s24,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const actions = component({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s12,
  minBlockSize: control.button,
  paddingBlock: `${space.s16} max(${space.s16}, env(safe-area-inset-bottom))`,
  paddingInline: space.s24,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space.s16 } },
});
