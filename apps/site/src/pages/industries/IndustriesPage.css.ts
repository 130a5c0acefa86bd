import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 768px)';
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** The site's header lies over the night. */
export const head = style({
  paddingBlockStart: 'calc(72px + 48px)',
  '@media': {
    [phone]: { paddingBlockStart: 'calc(56px + 32px)' },
    print: { paddingBlockStart: 0 },
  },
});

export const industry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.page.gutter,
  borderBlockStart: hairline,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: vars.space.s32 },
    print: { breakInside: 'avoid' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  alignContent: 'start',
  paddingBlock: vars.space.s32,
  '@media': { [phone]: { paddingBlock: `${vars.space.s16} 0` } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.dS,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

/** It covers the whole row; the plates lie above it. */
export const link = style({
  textDecorationLine: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const line = style({
  maxInlineSize: '26rem',
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  fontSize: vars.type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.tSm,
});

export const payloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  gap: vars.space.s8,
  marginBlockStart: vars.space.s24,
});

export const payload = style({ position: 'relative', zIndex: 2 });

/** The scene's own dark goes over into the page's, and the light comes up with the pointer or the focus. */
export const picture = style({
  aspectRatio: '12 / 5',
  minBlockSize: '100%',
  maskImage: 'linear-gradient(to right, transparent, #000 34%)',
  opacity: 0.86,
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      opacity: 0.62,
      selectors: { [`${industry}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${vars.motion.light} ${vars.motion.easeEnter}`,
    },
    [phone]: {
      gridRow: 1,
      aspectRatio: '16 / 9',
      minBlockSize: 0,
      inlineSize: `calc(100% + 2 * ${vars.page.margin})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${vars.page.margin})`,
      maskImage: 'linear-gradient(#000 62%, transparent)',
    },
    print: { display: 'none' },
  },
});
