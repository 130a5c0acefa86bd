import { component } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { media } from '../../../theme/media.ts';
import { heroText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '@media': {
    [media.phone]: { paddingBlockStart: '100px' },
    print: { backgroundColor: 'transparent', paddingBlockStart: 0 },
  },
});

/** Its ground goes on below the words, and beyond the page's margin to the right. */
export const picture = component({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: 'auto',
      blockSize: 'min(100%, 46vw)',
      overflow: 'visible',
    },
    print: { inlineSize: '60%' },
  },
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'clamp(560px, 50vw, 820px)',
  paddingBlock: `calc(72px + ${space.s12}) ${space.s64}`,
  paddingInline: pageInline,
  '@media': {
    [media.compact]: { minBlockSize: '620px' },
    [media.phone]: { minBlockSize: 0, paddingBlock: `0 ${space.s48}` },
    print: { minBlockSize: 0, paddingBlock: space.s16 },
  },
});

/** On phones it stands above the drawing, which the words follow. */
export const way = component({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetBlockStart: '56px',
      insetInline: 0,
      paddingInline: pageInline,
    },
  },
});

export const copy = component({
  maxInlineSize: 'min(30rem, 42vw)',
  marginBlock: '0 auto',
  // However long, the words keep clear of the way here.
  paddingBlockStart: space.s24,
  '@media': {
    [media.phone]: { maxInlineSize: 'none', marginBlock: 0 },
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
  fontSize: `calc(0.84 * ${type.dL})`,
  textWrap: 'balance',
  selectors: { '&:lang(zh)': { fontWeight: 700, lineHeight: 1.22 } },
});

export const lead = component({
  maxInlineSize: '27rem',
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
