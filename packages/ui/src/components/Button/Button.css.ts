import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, radius, space, stroke, type } = vars;

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minBlockSize: control.button,
  paddingBlock: space.s8,
  // Shorthand on purpose: a longhand of the border's parts could not be replaced by a variant at once.
  paddingInline: '20px',
  border: `${stroke.hairline} solid transparent`,
  borderRadius: radius.control,
  fontSize: type.tMd,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  color: color.text,
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.leave,
  transitionTimingFunction: motion.easeLeave,
  selectors: {
    '&[data-size="toolbar"]': { minBlockSize: control.toolbar, paddingInline: '16px', fontSize: type.tSm },
    '&[data-full-width]': { inlineSize: '100%' },
    '&[data-variant="signal"]': { backgroundColor: color.signal, color: color.onSignal },
    '&[data-variant="signal"]:active': { backgroundColor: color.signalPressed },
    '&[data-variant="outline"]': { borderColor: color.control },
    '&[data-variant="outline"]:active': { backgroundColor: color.line },
    '&[data-variant="quiet"]': { paddingInline: 0, borderColor: 'transparent', fontWeight: 400 },
    '&[data-variant="quiet"]:active': { color: color.quiet },
    // A button that is its icon: square, and its quiet form shows a ground instead of an underline.
    '&[data-shape="icon"]': { inlineSize: control.button, padding: 0 },
    '&[data-shape="icon"][data-size="toolbar"]': { inlineSize: control.toolbar },
    '&[data-state="not-yet"]': {
      border: `${stroke.hairline} dashed ${color.control}`,
      backgroundColor: 'transparent',
      color: color.quiet,
      cursor: 'not-allowed',
    },
    '&[data-state="not-yet"][data-variant="quiet"]': { borderColor: 'transparent' },
    '&[data-state="loading"]': { cursor: 'progress' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-variant="signal"][data-state="ready"]:hover:not(:active)': {
          backgroundColor: color.signalHover,
        },
        '&[data-variant="outline"][data-state="ready"]:hover:not(:active)': {
          backgroundColor: color.raised2,
        },
        '&[data-shape="icon"][data-variant="quiet"][data-state="ready"]:hover:not(:active)': {
          backgroundColor: color.raised2,
        },
      },
    },
    [media.motion]: {
      selectors: { '&[data-state="ready"]:active': { transform: 'translateY(1px)' } },
    },
    // A colour set by the system's high-contrast mode replaces ours: the frame must not be transparent there.
    [media.forced]: {
      borderColor: 'ButtonBorder',
      selectors: { '&&': { backgroundColor: 'ButtonFace', color: 'ButtonText' } },
    },
    print: { display: 'none' },
  },
});

export const label = component({
  selectors: {
    // The underline is a border: at 4 px under the line it keeps clear of descenders in both scripts.
    [`${root}[data-variant="quiet"]:not([data-shape="icon"]):not([data-state="not-yet"]) &`]: {
      paddingBlockEnd: '1px',
      borderBlockEnd: `${stroke.hairline} solid ${color.control}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${root}[data-variant="quiet"][data-state="ready"]:not([data-shape="icon"]):hover:not(:active) &`]: {
          paddingBlockEnd: 0,
          borderBlockEnd: `${stroke.head} solid ${color.text}`,
        },
      },
    },
  },
});

export const icon = component({ display: 'inline-flex', flexShrink: 0 });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = component({
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  border: `${stroke.head} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': {
    [media.motion]: { animation: `${turn} 1s linear infinite` },
  },
});
