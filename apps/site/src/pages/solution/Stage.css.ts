import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 768px)';
const desktop = 'screen and (min-width: 769px)';

/** The site's header lies over it. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '@media': { print: { backgroundColor: 'transparent' } },
});

/** The lamp is at the right of most scenes; the dark at their left fades into the page's, where the words are. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 'max(0px, 50% - 960px)',
  inlineSize: 'min(74%, 1240px)',
  maskImage:
    'linear-gradient(to right, transparent, #000 38%), linear-gradient(to bottom, #000 72%, transparent)',
  maskComposite: 'intersect',
  '@media': {
    'screen and (min-width: 1921px)': {
      maskImage:
        'linear-gradient(to right, transparent, #000 38% 84%, transparent), linear-gradient(to bottom, #000 72%, transparent)',
    },
    [phone]: {
      // Below the way here, which would be hard to read on it.
      insetBlock: '100px auto',
      insetInline: 0,
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      maskImage: 'linear-gradient(to bottom, transparent, #000 14% 60%, transparent)',
    },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** A scene with its lamp at the left: it is moved out from behind the words. */
export const lampAtStart = style({ '@media': { [desktop]: { inlineSize: 'min(72%, 1240px)' } } });

globalStyle(`${lampAtStart} img`, { '@media': { [desktop]: { objectPosition: '0 50%' } } });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'clamp(600px, 50vw, 800px)',
  paddingBlock: `calc(72px + ${vars.space.s12}) ${vars.space.s64}`,
  paddingInline: `max(${vars.page.margin}, calc((100% - ${vars.page.content}) / 2))`,
  '@media': {
    [phone]: { minBlockSize: 0, paddingBlock: `calc(56px + ${vars.space.s12}) ${vars.space.s48}` },
    print: { minBlockSize: 0, paddingBlock: vars.space.s16 },
  },
});

export const copy = style({
  maxInlineSize: '33rem',
  marginBlock: 'auto',
  // However long, the words keep clear of the way here.
  paddingBlockStart: vars.space.s24,
  '@media': {
    [phone]: { maxInlineSize: 'none', marginBlock: '60vw 0', paddingBlockStart: 0 },
    print: { marginBlock: vars.space.s16 },
  },
});

export const name = style({
  display: 'block',
  color: vars.color.quiet,
  fontSize: vars.type.tLg,
  lineHeight: 1.45,
});

export const title = style({
  display: 'block',
  marginBlockStart: vars.space.s8,
  fontFamily: vars.font.display,
  fontSize: vars.type.dL,
  fontStretch: '116%',
  fontWeight: 720,
  lineHeight: 0.98,
  textWrap: 'balance',
  selectors: { '&:lang(zh)': { fontWeight: 700, lineHeight: 1.22 } },
});

export const lead = style({
  maxInlineSize: '29rem',
  marginBlockStart: vars.space.s24,
  color: `color-mix(in oklab, ${vars.color.quiet} 70%, ${vars.color.text})`,
  fontSize: vars.type.tLg,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} 28px`,
  marginBlockStart: vars.space.s32,
  '@media': { print: { display: 'none' } },
});
