import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { heroText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '@media': { print: { backgroundColor: 'transparent' } },
});

/** The lamp is at the right of most scenes; the dark at their left fades into the page's, where the words are. */
export const picture = component({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 'max(0px, 50% - 960px)',
  inlineSize: 'min(74%, 1240px)',
  maskImage:
    'linear-gradient(to right, transparent, #000 38%), linear-gradient(to bottom, #000 72%, transparent)',
  maskComposite: 'intersect',
  '@media': {
    [media.desktop]: { selectors: { '[data-lamp="start"] > &': { inlineSize: 'min(72%, 1240px)' } } },
    'screen and (min-width: 1921px)': {
      maskImage:
        'linear-gradient(to right, transparent, #000 38% 84%, transparent), linear-gradient(to bottom, #000 72%, transparent)',
    },
    [media.phone]: {
      // Below the way here, which would be hard to read on it.
      insetBlock: '100px auto',
      insetInline: 0,
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      maskImage: 'linear-gradient(to bottom, transparent, #000 14% 60%, transparent)',
    },
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`[data-lamp="start"] > ${picture} img`, {
  '@layer': { [componentsLayer]: { '@media': { [media.desktop]: { objectPosition: '0 50%' } } } },
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'clamp(600px, 50vw, 800px)',
  paddingBlock: `calc(72px + ${space.s12}) ${space.s64}`,
  paddingInline: pageInline,
  '@media': {
    [media.phone]: { minBlockSize: 0, paddingBlock: `calc(56px + ${space.s12}) ${space.s48}` },
    print: { minBlockSize: 0, paddingBlock: space.s16 },
  },
});

export const copy = component({
  maxInlineSize: '33rem',
  marginBlock: 'auto',
  // However long, the words keep clear of the way here.
  paddingBlockStart: space.s24,
  '@media': {
    [media.phone]: { maxInlineSize: 'none', marginBlock: '60vw 0', paddingBlockStart: 0 },
    print: { marginBlock: space.s16 },
  },
});

export const name = component({
  display: 'block',
  color: color.quiet,
  fontSize: type.tLg,
  lineHeight: 1.45,
});

export const title = component({
  ...heroText,
  display: 'block',
  marginBlockStart: space.s8,
  fontSize: type.dL,
  textWrap: 'balance',
  selectors: { '&:lang(zh)': { fontWeight: 700, lineHeight: 1.22 } },
});

export const lead = component({
  maxInlineSize: '29rem',
  marginBlockStart: space.s24,
  color: `color-mix(in oklab, ${color.quiet} 70%, ${color.text})`,
  fontSize: type.tLg,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} 28px`,
  marginBlockStart: space.s32,
  '@media': { print: { display: 'none' } },
});
