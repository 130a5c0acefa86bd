import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { codeText, headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, type } = vars;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: `${space.s32} ${page.gutter}`,
  minBlockSize: 'min(100dvh, 900px)',
  paddingInline: pageInline,
  // The header lies over it.
  paddingBlock: `calc(72px + ${space.s32}) ${space.s64}`,
  overflow: 'clip',
  backgroundColor: color.ground,
  color: color.text,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-layout="beside"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gridTemplateRows: 'auto auto',
          columnGap: 'clamp(32px, 5vw, 80px)',
        },
        '&[data-layout="above"]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
      },
    },
    [media.phone]: { paddingBlock: `calc(56px + ${space.s32}) ${space.s48}` },
  },
});

globalStyle(`${root}[data-layout="above"] > :first-child`, {
  '@layer': { [componentsLayer]: { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } } },
});

/** At the end of the line; on phones before the words. */
export const picture = component({
  alignSelf: 'center',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** What is said lies over the light, and is read without it. */
export const words = component({
  position: 'relative',
  alignSelf: 'end',
  selectors: { '[data-layout="above"] > &': { alignSelf: 'start' } },
});

export const ways = component({ position: 'relative', alignSelf: 'start' });

export const code = component({
  ...codeText,
  marginBlockEnd: space.s24,
  color: color.quiet,
  fontSize: type.dM,
});

export const title = component({
  ...headingText,
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
});
