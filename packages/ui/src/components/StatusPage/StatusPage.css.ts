import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { codeText, headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, type } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 'min(100dvh, 860px)',
  paddingInline: pageInline,
  paddingBlock: page.section,
  backgroundColor: color.ground,
  color: color.text,
});

/** Lit from the left; the last figure is lost in the dark, but never below what can be read. */
export const code = component({
  ...codeText,
  inlineSize: 'fit-content',
  fontSize: type.dCode,
  letterSpacing: '-0.035em',
  // The first figure stands on the margin.
  marginInlineStart: '-0.025em',
  paddingInlineEnd: '0.05em',
  backgroundImage: `linear-gradient(97deg, ${color.text} 30%, ${color.control} 100%)`,
  backgroundClip: 'text',
  color: 'transparent',
  '@media': {
    '(forced-colors: active)': { background: 'none', color: 'CanvasText' },
    print: { background: 'none', color: color.text },
  },
});

export const title = component({
  ...headingText,
  marginBlockStart: space.s48,
  fontSize: type.dS,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const text = component({
  maxInlineSize: '44ch',
  textWrap: 'pretty',
  marginBlockStart: space.s12,
  color: color.quiet,
  fontSize: type.tLg,
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s16,
  marginBlockStart: space.s32,
});
