import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { litStyle, unlitStyle } from '../../../theme/lit-picture.ts';
import { media } from '../../../theme/media.ts';
import { codeCharacter, codeText, headingText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  paddingBlock: `${space.s24} ${space.s64}`,
  paddingInline: pageInline,
  '@media': {
    [media.phone]: { paddingBlockEnd: space.s48 },
    print: { gap: space.s8, paddingBlock: 0 },
  },
});

/** Words beside the picture, figures under both. */
export const stage = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s24} ${page.gutter}`,
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) 176px', rowGap: space.s8 },
  },
});

export const words = component({ containerType: 'inline-size' });

export const heading = component({ outlineOffset: '8px' });

/** As large as the column lets the longest name be. */
export const name = component({
  ...codeText,
  display: 'block',
  fontSize: `clamp(2rem, calc(100cqi / (var(--characters) * ${codeCharacter})), 9rem)`,
  overflowWrap: 'anywhere',
  '@media': {
    print: { fontSize: `min(${type.dL}, calc(100cqi / (var(--characters) * ${codeCharacter})))` },
  },
});

export const title = component({
  ...headingText,
  display: 'block',
  marginBlockStart: space.s24,
  fontSize: type.dS,
  '@media': { print: { marginBlockStart: space.s8 } },
});

export const lead = component({
  maxInlineSize: '33rem',
  marginBlockStart: space.s16,
  color: color.quiet,
  fontSize: type.tLg,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
  '@media': { print: { marginBlockStart: space.s8, fontSize: type.tSm } },
});

export const pictures = component({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space.s12,
  '@media': { [media.phone]: { inlineSize: '100%', maxInlineSize: '300px', marginInline: 'auto' } },
});

export const picture = component({ position: 'relative' });

export const unlit = component(unlitStyle);

/** The night picture shows the same view larger than the cut-out, and takes the room there is for one. */
export const lit = component({
  ...litStyle,
  selectors: {
    [`${picture}:only-child > &`]: { '@media': { [media.desktop]: { inset: '-7.6%' } } },
  },
});

export const figures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.s16} ${page.gutter}`,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  paddingBlockStart: space.s24,
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1' },
    print: { gridColumn: '1 / -1', paddingBlockStart: space.s8 },
  },
});

export const figure = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.s8,
  '@media': { print: { gap: 0 } },
});

export const label = component({ color: color.quiet, fontSize: type.tSm });

export const reasons = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s32} ${page.gutter}`,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

// Reasons without a load beside them.
globalStyle(`${reasons} > :only-child`, {
  '@layer': { [componentsLayer]: { '@media': { print: { gridColumn: '1 / -1' } } } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  '@media': { print: { display: 'none' } },
});
