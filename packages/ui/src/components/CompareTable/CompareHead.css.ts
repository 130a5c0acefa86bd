import { createVar, globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { codeText } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { root } from './CompareTable.css.ts';
import { column, gap, hairline, pad, picture, rowGrid, stageHeight } from './columns.css.ts';

/** Archivo's widest face takes this many of its sizes per character, measured. */
const perCharacter = 0.86;

export const head = component({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${stageHeight})`,
  zIndex: layerOrder.raised,
  '@media': {
    [media.compact]: { display: 'block' },
    [media.phone]: { insetBlockStart: 0 },
    print: { position: 'static' },
  },
});

export const headRow = component({
  '@media': {
    [media.compact]: {
      ...rowGrid,
      backgroundColor: vars.color.raised,
      borderBlockEnd: `${vars.stroke.head} solid ${vars.color.text}`,
    },
    [media.phone]: { paddingInline: vars.page.margin },
  },
});

const headCell = {
  position: 'relative',
  padding: 0,
  backgroundColor: vars.color.raised,
  borderBlockEnd: `${vars.stroke.head} solid ${vars.color.text}`,
  fontWeight: 400,
  textAlign: 'start',
  // Codes stand on one line, however long the words below them.
  verticalAlign: 'top',
} as const;

export const corner = component({
  ...headCell,
  padding: pad,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  verticalAlign: 'bottom',
  '@media': { [media.compact]: { display: 'none' } },
});

/** The line between two cells of the header: a border would notch the thick one below. */
const between = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${gap} / -2)`,
  borderInlineStart: hairline,
} as const;

export const model = component({
  ...headCell,
  '::before': between,
  '@media': {
    [media.compact]: {
      borderBlockEnd: 0,
      selectors: { '&:nth-child(2)::before': { content: 'none' } },
    },
  },
});

/** Keeps the picture's place when the picture goes down beside the code. */
export const stage = component({
  blockSize: stageHeight,
  paddingBlockStart: pad,
  paddingInline: pad,
  '@media': {
    [media.phone]: { paddingBlockStart: vars.space.s8 },
    print: { blockSize: 'auto' },
  },
});

const stuck = `${root}[data-state="stuck"] &`;
const thumb = createVar();
/** Size of the codes in the stuck header. */
const stuckCode = createVar();
const stuckVars = {
  [thumb]: `min(75px, calc(${column} * 0.3))`,
  [stuckCode]: `min(22px, calc((${column} - 2 * ${pad} - ${thumb} - 12px) / (var(--characters) * ${perCharacter})))`,
};

export const thumbnail = component({
  inlineSize: picture,
  vars: { '--picture-shadow': 'drop-shadow(0 10px 10px rgb(0 0 0 / 0.2))' },
  '@media': {
    [media.desktop]: {
      vars: stuckVars,
      selectors: {
        [stuck]: {
          position: 'absolute',
          insetBlockEnd: '16px',
          // After the code, which keeps the edge that its figures have.
          insetInlineStart: `calc(${pad} + ${stuckCode} * var(--characters) * ${perCharacter} + 12px)`,
          inlineSize: thumb,
          filter: 'none',
        },
      },
    },
    print: { vars: { '--picture-shadow': 'none' } },
  },
});

// A cut-out has air beside it: the product itself stands over the edge of its code and figures. What stands in for a
// picture that does not come fills its frame.
globalStyle(`${thumbnail} > :is([data-state="loading"], [data-state="loaded"]) img`, {
  '@layer': { [componentsLayer]: { translate: 'calc(-100% * var(--picture-inset, 0)) 0' } },
});

globalStyle(`[dir="rtl"] ${thumbnail} > :is([data-state="loading"], [data-state="loaded"]) img`, {
  '@layer': { [componentsLayer]: { translate: 'calc(100% * var(--picture-inset, 0)) 0' } },
});

export const name = component({
  paddingInline: pad,
  paddingBlock: `${vars.space.s8} ${pad}`,
  '@media': {
    [media.phone]: { paddingBlock: `${vars.space.s8} ${vars.space.s12}` },
    print: { paddingBlock: vars.space.s8 },
  },
});

/** Keeps the code's place, as the stage does the picture's. */
export const codeLine = component({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type.dS,
  '@media': { [media.phone]: { blockSize: '18px' } },
});

export const code = component({
  ...codeText,
  fontSize: `min(${vars.type.dS}, calc((${column} - 2 * ${pad}) / (var(--characters) * ${perCharacter})))`,
  lineHeight: 1,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  position: 'relative',
  '::after': {
    // The finger's target, higher than the word.
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc((1em - ${vars.control.toolbar}) / 2)`,
  },
  '@media': {
    [media.desktop]: {
      vars: stuckVars,
      selectors: {
        [stuck]: {
          position: 'absolute',
          insetBlockEnd: `calc(16px + ${thumb} * 0.375 - 0.5em)`,
          insetInlineStart: pad,
          fontSize: stuckCode,
        },
      },
    },
    [media.phone]: {
      fontSize: `min(18px, calc(${column} / (var(--characters) * ${perCharacter})))`,
    },
    [media.hover]: {
      ':hover': {
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.16em',
      },
    },
    print: { fontSize: '14pt' },
  },
});

export const aircraft = component({
  display: 'block',
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  '@media': {
    [media.desktop]: { selectors: { [stuck]: { visibility: 'hidden' } } },
    [media.phone]: { display: 'none' },
  },
});

/** In the upper corners of a column. On phones it is too narrow for them: the models are changed above the table. */
const inCorner = {
  position: 'absolute',
  insetBlockStart: vars.space.s4,
  '@media': {
    [media.phone]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
} as const;

export const remove = component({ ...inCorner, insetInlineEnd: vars.space.s4 });

/** An icon, over which the system's own list lies unseen. */
export const swap = component({
  ...inCorner,
  insetInlineStart: vars.space.s4,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.toolbar,
  blockSize: vars.control.toolbar,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    ...inCorner['@media'],
    [media.hover]: { ':hover': { backgroundColor: vars.color.raised2 } },
  },
});

export const swapList = component({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
});

export const add = component({
  ...headCell,
  padding: vars.space.s8,
  // Its button fills the cell; nothing else gives it a height.
  blockSize: '1px',
  '::before': between,
  '@media': {
    [media.compact]: { display: 'grid', blockSize: 'auto', borderBlockEnd: 0 },
    [media.phone]: { paddingInline: 0 },
    '(scripting: none)': { visibility: 'hidden' },
    print: { visibility: 'hidden' },
  },
});

/** The place of a model that is not there yet. Its words stand low, where the shrunk header shows them. */
export const addPlate = component({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: vars.space.s4,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.control.toolbar,
  padding: vars.space.s8,
  border: `${vars.stroke.hairline} dashed ${vars.color.control}`,
  borderRadius: vars.radius.plate,
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: vars.type.tSm,
  cursor: 'pointer',
  '@media': {
    [media.phone]: { fontSize: vars.type.tXs },
    [media.hover]: { ':hover': { borderColor: vars.color.text, backgroundColor: vars.color.raised2 } },
  },
});
