import { createVar } from '@vanilla-extract/css';
import { coveringLink } from '../../../theme/covering-link.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { headingText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, motion, page, radius, space, stroke, type } = vars;

export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: page.gutter,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s32 } },
});

/** How much of a window that is not pointed at stays to be seen. */
const shown = createVar();

/** From this width of a window on there is room for words in its sky. */
const roomy = '(min-width: 620px)';

export const window = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  alignContent: 'space-between',
  containerType: 'inline-size',
  overflow: 'clip',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  vars: { [shown]: '1' },
  selectors: {
    [`${wall}:has(a:focus-visible) > &:not(:has(a:focus-visible), :hover)`]: { vars: { [shown]: '0.4' } },
  },
  '@media': {
    [media.hover]: {
      vars: { '--scene-light': '0.74' },
      selectors: {
        '&:is(:hover, :has(a:focus-visible))': { vars: { '--scene-light': '1' } },
        [`${wall}:has(> :hover) > &:not(:hover, :has(a:focus-visible))`]: { vars: { [shown]: '0.4' } },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

/** Above the drawing; in the dark of its sky, clear of what is lit, where that is wide. */
export const words = component({
  // Placed by the grid, for the link covers what it is positioned in.
  zIndex: 1,
  alignSelf: 'start',
  padding: `${space.s16} ${space.s16} 0`,
  '@media': { print: { padding: space.s16 } },
  '@container': {
    [roomy]: {
      gridArea: '1 / 1 / span 2',
      maxInlineSize: `calc(48% + ${space.s24})`,
      padding: `${space.s24} 0 0 ${space.s24}`,
    },
  },
});

export const name = component({
  ...headingText,
  fontSize: type.tXl,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

/** It covers the whole window. */
export const link = component(coveringLink);

export const figure = component({ marginBlockStart: space.s8, fontSize: type.tMd, textWrap: 'pretty' });

export const more = component({
  marginBlockStart: space.s8,
  color: color.quiet,
  fontSize: type.tXs,
  textWrap: 'pretty',
});

/** It goes dim; the words beside it stay to be read. */
export const picture = component({
  opacity: shown,
  alignSelf: 'end',
  '@media': { [media.motion]: { transition: `opacity ${motion.light} ${motion.easeEnter}` } },
  '@container': { [roomy]: { gridArea: '1 / 1 / span 2' } },
});
