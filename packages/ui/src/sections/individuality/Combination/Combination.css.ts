import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { headingText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Where four plates have room beside the words. */
const desktop = 'screen and (min-width: 961px)';
const phone = 'screen and (max-width: 960px)';
/** Where three plates have no room side by side. */
const narrow = 'screen and (max-width: 540px)';
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const root = component({
  display: 'grid',
  gridTemplateAreas: '"words" "parts" "load"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  '@media': {
    [desktop]: {
      gridTemplateAreas: '"words parts" "load parts"',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
    },
    // A column beside the plates would be too narrow for words on a sheet.
    print: {
      gridTemplateAreas: '"words load" "parts parts"',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      breakInside: 'avoid',
    },
  },
});

export const words = component({
  gridArea: 'words',
  padding: vars.space.s24,
  '@media': { [phone]: { padding: vars.space.s16 }, print: { padding: vars.space.s12 } },
});

export const name = component({
  ...headingText,
  fontSize: vars.type.tXl,
  lineHeight: 1.2,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
  '@media': { print: { fontSize: vars.type.tLg } },
});

export const text = component({
  maxInlineSize: '34rem',
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  textWrap: 'pretty',
});

/** Neighbours share a border: an outline of each fills the gap between them. */
export const parts = component({
  gridArea: 'parts',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.stroke.hairline,
  '@media': {
    [desktop]: { borderInlineStart: hairline },
    [phone]: { borderBlock: hairline },
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { borderBlockStart: hairline },
  },
});

export const part = component({
  display: 'grid',
  containerType: 'inline-size',
  outline: hairline,
  selectors: {
    // An odd one has the line to itself.
    '&:last-child:nth-child(odd)': { '@media': { [narrow]: { gridColumn: '1 / -1' } } },
  },
});

export const link = component({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  padding: vars.space.s16,
  textDecorationLine: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    '(hover: hover) and (pointer: fine)': { ':hover': { backgroundColor: vars.color.raised2 } },
    print: { padding: `${vars.space.s4} ${vars.space.s8}` },
  },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '9rem',
  marginBlockEnd: vars.space.s12,
  '@media': {
    [phone]: { minBlockSize: '6rem' },
    print: { blockSize: '3rem', minBlockSize: 0, marginBlockEnd: vars.space.s4 },
  },
});

/** On a sheet a plate is low. */
const onPaper = { print: { inlineSize: '60px' } };

export const plan = component({
  selectors: { [`${box} > &`]: { inlineSize: 'min(76%, 200px)', '@media': onPaper } },
});

globalStyle(`${box} > *`, { '@layer': { [componentsLayer]: { '@media': onPaper } } });

export const code = component({
  fontFamily: vars.font.display,
  // The longest code, seven times as long as its type is high, fits the narrowest of four plates.
  fontSize: `min(${vars.type.tLg}, (100cqi - 2 * ${vars.space.s16}) / 7)`,
  '@media': { print: { fontSize: `min(${vars.type.tLg}, (100cqi - 2 * ${vars.space.s8}) / 7)` } },
  fontStretch: '118%',
  fontWeight: 750,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const figure = component({
  minBlockSize: '2lh',
  '@media': { print: { minBlockSize: 0 } },
  marginBlockStart: vars.space.s4,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  lineHeight: 1.45,
});

export const load = component({
  gridArea: 'load',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.s24,
  padding: vars.space.s24,
  paddingBlockStart: vars.space.s8,
  '@media': {
    [phone]: { padding: vars.space.s16 },
    print: { alignContent: 'start', gap: vars.space.s4, padding: vars.space.s12 },
  },
});

export const power = component({ display: 'grid', gap: vars.space.s4 });

// Watts end in one line, units under units.
globalStyle(`${power} dd`, { '@layer': { [componentsLayer]: { textAlign: 'end' } } });

export const label = component({ color: vars.color.quiet, fontSize: vars.type.tXs });
