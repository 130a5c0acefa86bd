import { coveringLink } from '../../theme/covering-link.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, page, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const item = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: page.gutter,
  borderBlockStart: hairline,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: space.s32 },
    print: { breakInside: 'avoid' },
  },
});

export const words = component({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  alignContent: 'start',
  paddingBlock: space.s32,
  '@media': { [media.phone]: { paddingBlock: `${space.s16} 0` } },
});

export const name = component({
  ...headingText,
  fontSize: type.dS,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

/** It covers the whole row; the plates lie above it. */
export const link = component(coveringLink);

export const line = component({
  maxInlineSize: '26rem',
  marginBlockStart: space.s8,
  color: color.quiet,
  fontSize: type.tLg,
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
});

export const more = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  marginBlockStart: space.s16,
  fontSize: type.tSm,
});

export const payloads = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  gap: space.s8,
  marginBlockStart: space.s24,
});

export const payload = component({ position: 'relative', zIndex: 2 });

/** The scene's own dark goes over into the page's, and the light comes up with the pointer or the focus. */
export const picture = component({
  aspectRatio: '12 / 5',
  minBlockSize: '100%',
  maskImage: 'linear-gradient(to right, transparent, #000 34%)',
  opacity: 0.86,
  '@media': {
    [media.hover]: {
      opacity: 0.62,
      selectors: { [`${item}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
    [media.motion]: { transition: `opacity ${motion.light} ${motion.easeEnter}` },
    [media.phone]: {
      gridRow: 1,
      aspectRatio: '16 / 9',
      minBlockSize: 0,
      inlineSize: `calc(100% + 2 * ${page.margin})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${page.margin})`,
      maskImage: 'linear-gradient(#000 62%, transparent)',
    },
    print: { display: 'none' },
  },
});
