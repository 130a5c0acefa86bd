// The design tokens as plain data: the one source for the theme, the contrast test and the files for design tools in
// `tokens/`. Lengths are pixels where a number, CSS where a string.

/** Type sizes, fluid between 360 and 1440 px: five for text (t), five for display (d). */
export const type = {
  tXs: 'clamp(0.75rem, 0.7292rem + 0.0926vw, 0.8125rem)',
  tSm: 'clamp(0.875rem, 0.8542rem + 0.0926vw, 0.9375rem)',
  tMd: 'clamp(1rem, 0.9792rem + 0.0926vw, 1.0625rem)',
  tLg: 'clamp(1.125rem, 1.0625rem + 0.2778vw, 1.3125rem)',
  tXl: 'clamp(1.3125rem, 1.1875rem + 0.5556vw, 1.6875rem)',
  dS: 'clamp(1.5rem, 1.2917rem + 0.9259vw, 2.125rem)',
  dM: 'clamp(2rem, 1.5833rem + 1.8519vw, 3.25rem)',
  dL: 'clamp(2.625rem, 1.9167rem + 3.1481vw, 4.75rem)',
  dCode: 'clamp(7rem, 2.1667rem + 21.4815vw, 21.5rem)',
} as const;

/** Space steps in pixels, named by their size. */
export const space = { s4: 4, s8: 8, s12: 12, s16: 16, s24: 24, s32: 32, s48: 48, s64: 64, s96: 96 } as const;

/** Page measures; fluid ones run between 360 and 1440 px. */
export const page = {
  margin: 'clamp(1rem, -0.3333rem + 5.9259vw, 5rem)',
  gutter: 'clamp(1rem, 0.8333rem + 0.7407vw, 1.5rem)',
  section: 'clamp(4rem, 3.3333rem + 2.963vw, 6rem)',
  content: 1280,
} as const;

/** Corner radii: plates and tables, controls and cards. */
export const radius = { plate: 2, control: 6 } as const;

/** Line weights: hairline, table head and error, active tab. */
export const stroke = { hairline: 1, head: 2, active: 3 } as const;

/** Heights of controls. 44 is the smallest touch target. */
export const control = { toolbar: 44, button: 48, field: 52, padding: 16 } as const;

/** Durations and curves. Reduced motion uses none of them. */
export const motion = {
  enter: '200ms',
  leave: '140ms',
  light: '240ms',
  carousel: '2300ms',
  reveal: '900ms',
  easeEnter: 'cubic-bezier(0, 0, 0.2, 1)',
  easeLeave: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** The closed scale of stacking order. */
export const layerOrder = {
  base: 0,
  raised: 1,
  sticky: 10,
  header: 20,
  float: 30,
  dialog: 40,
  toast: 50,
} as const;

/** Widths where layout changes, in pixels: static phone layout up to 768, scrolling strip up to 1100. */
export const breakpoint = { phone: 768, compact: 1100 } as const;

/** Line heights of running text and of headings. Han text needs more air. */
export const leading = { latin: { text: 1.55, heading: 1.06 }, han: { text: 1.75, heading: 1.25 } } as const;

/**
 * How the kinds of display type are set: weight, width in per cent, line height, and tracking in parts of the size. A
 * heading takes its line height from its script.
 */
export const display = {
  code: { weight: 800, width: 125, leading: 0.82, tracking: -0.02 },
  plate: { weight: 750, width: 118, leading: 1 },
  heading: { weight: 680, width: 112 },
  hero: { weight: 720, width: 116, leading: 0.98 },
} as const;

/** Font stacks. The Latin face comes first in the English stack, so that quotes are not set from a Han font. */
export const fontFamily = {
  display: "'Archivo', 'Arial Black', 'Helvetica Neue', Arial, sans-serif",
  textLatin:
    "'Archivo Text', 'Archivo Text Fallback', 'Segoe UI', 'SF Pro Text', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif",
  textHan:
    "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Noto Sans SC', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'JetBrains Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace",
} as const;
