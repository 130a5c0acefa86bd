import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, font, radius, space, stroke, type } = vars;

export const root = component({
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
});

export const head = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  fontSize: type.tXs,
  lineHeight: 1.5,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const name = component({
  alignSelf: 'center',
  paddingBlock: space.s4,
  paddingInline: space.s16,
  overflowWrap: 'anywhere',
  // Beside two buttons an address has no room: there it takes a line of its own.
  '@media': { [media.phone]: { display: 'contents' } },
});

export const label = component({
  marginInlineEnd: space.s8,
  fontWeight: 700,
  '@media': { [media.phone]: { alignSelf: 'center', paddingInlineStart: space.s16 } },
});

export const title = component({
  color: color.quiet,
  fontFamily: font.mono,
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      gridRow: 2,
      borderBlockStart: `${stroke.hairline} solid ${color.line}`,
      paddingBlock: space.s4,
      paddingInline: space.s16,
    },
  },
});

export const actions = component({
  display: 'flex',
  '@media': { '(scripting: none)': { visibility: 'hidden' }, print: { display: 'none' } },
});

/** A cell of the head, as on a plate. */
export const action = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  paddingInline: space.s16,
  borderInlineStart: `${stroke.hairline} solid ${color.line}`,
  // The frame's corner would cut a ring that lies outside.
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.head})` },
    '&[aria-pressed="true"]': { fontWeight: 700 },
  },
  '@media': { [media.hover]: { ':hover': { backgroundColor: color.raised2 } } },
});

export const status = component({
  gridColumn: '1 / -1',
  paddingInline: space.s16,
  color: color.quiet,
  // Empty it stays, to be read out once it is filled.
  selectors: {
    '&:not(:empty)': {
      paddingBlock: space.s8,
      borderBlockStart: `${stroke.hairline} solid ${color.line}`,
    },
  },
  '@media': { print: { display: 'none' } },
});

export const view = component({
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  paddingBlock: space.s12,
  fontFamily: font.mono,
  fontSize: type.tXs,
  lineHeight: 1.7,
  tabSize: 2,
  // The frame would cut a ring that lies outside.
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.head})` },
    '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  '@media': { print: { overflowX: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

export const code = component({
  display: 'block',
  // As wide as its longest line, so that a mark reaches over all of it.
  inlineSize: 'fit-content',
  minInlineSize: '100%',
  fontFamily: 'inherit',
  counterReset: 'line',
  selectors: { [`${view}[data-wrap] > &`]: { inlineSize: 'auto' } },
  '@media': { print: { inlineSize: 'auto' } },
});

export const line = component({
  display: 'block',
  paddingInline: space.s16,
  borderInlineStart: `${stroke.active} solid transparent`,
  selectors: {
    '&[data-highlighted]': { borderInlineStartColor: color.beam, backgroundColor: color.raised2 },
    [`${code}[data-numbered] > &`]: {
      position: 'relative',
      paddingInlineStart: 'calc(3.5ch + var(--digits) * 1ch)',
    },
    // Drawn by the style alone, a number is neither selected nor read out.
    [`${code}[data-numbered] > &::before`]: {
      content: "counter(line) / ''",
      counterIncrement: 'line',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: 'calc(1.5ch + var(--digits) * 1ch)',
      color: color.quiet,
      textAlign: 'end',
    },
  },
  '@media': {
    print: { selectors: { '&[data-highlighted]': { printColorAdjust: 'exact' } } },
    '(forced-colors: active)': {
      // Here nothing is transparent: every line would be marked.
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-highlighted]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

/** Classes that the highlighter gives at build. Weight and not colour alone tells words of the language and keys. */
const tokens = {
  keyword: { color: color.beam, fontWeight: 700 },
  key: { color: color.text, fontWeight: 700 },
  string: { color: color.positive },
  number: { color: color.caution },
  comment: { color: color.quiet },
};

for (const [token, rule] of Object.entries(tokens)) {
  globalStyle(`${code} .code-${token}`, { '@layer': { [componentsLayer]: rule } });
}
