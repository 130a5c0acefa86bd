import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({ minInlineSize: 0 });

export const zone = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  rowGap: space.s8,
  minBlockSize: '168px',
  padding: space.s24,
  border: `${stroke.hairline} dashed ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  textAlign: 'center',
  selectors: {
    '&:has(> input:focus-visible)': {
      outline: `${stroke.head} solid ${color.focus}`,
      outlineOffset: '2px',
    },
    // An error is 2 px wide; the second is drawn inwards, so that nothing moves.
    '&:has(> [aria-invalid="true"])': {
      borderStyle: 'solid',
      borderColor: color.critical,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.critical}`,
    },
    '&[data-state="over"]': {
      borderStyle: 'solid',
      borderColor: color.text,
      backgroundColor: color.raised2,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.text}`,
    },
    '&[data-state="disabled"]': { backgroundColor: 'transparent', color: color.quiet },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-state="ready"]:hover:not(:has(> [aria-invalid="true"]))': { borderColor: color.text },
      },
    },
    '(scripting: none)': { minBlockSize: 0 },
    print: { display: 'none' },
  },
});

export const icon = component({ '@media': { '(scripting: none)': { display: 'none' } } });

/** What cannot be done by a finger, nor without script, is not said. */
export const drop = component({
  whiteSpace: 'pre-wrap',
  '@media': { '(hover: none)': { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const choose = component({
  display: 'inline-block',
  textDecorationLine: 'underline',
  textDecorationColor: color.control,
  textDecorationThickness: stroke.hairline,
  textUnderlineOffset: '0.3em',
  selectors: { [`${zone}:hover:not([data-state="disabled"]) &`]: { textDecorationColor: 'currentColor' } },
  '@media': {
    '(hover: none)': { '::first-letter': { textTransform: 'uppercase' } },
    '(scripting: none)': { '::first-letter': { textTransform: 'uppercase' }, textDecorationLine: 'none' },
  },
});

export const help = component({
  maxInlineSize: '42ch',
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 1.5,
  textWrap: 'balance',
});

/** Lies over the whole frame, so that all of it can be pressed; without script it is seen. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    '(scripting: none)': {
      position: 'static',
      inlineSize: 'auto',
      maxInlineSize: '100%',
      blockSize: 'auto',
      minBlockSize: control.toolbar,
      opacity: 1,
    },
  },
});

export const error = component({
  display: 'flex',
  gap: space.s8,
  marginBlockStart: space.s4,
  color: color.critical,
  fontSize: type.tSm,
  fontWeight: 700,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const refused = component({
  display: 'flex',
  gap: space.s8,
  marginBlockStart: space.s8,
  color: color.critical,
  fontSize: type.tSm,
  lineHeight: 1.5,
});

export const errorIcon = component({ flexShrink: 0, marginBlockStart: 'calc(0.75em - 9px)' });

export const list = component({ marginBlockStart: space.s16, borderBlockStart: hairline });

export const row = component({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"preview text status end"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space.s16,
  minBlockSize: '79px',
  paddingBlock: space.s12,
  borderBlockEnd: hairline,
  selectors: {
    '&[data-state="uploading"]': {
      gridTemplateAreas: '"preview text status end" "preview bar status end"',
    },
    '&[data-state="removed"]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      color: color.quiet,
      fontSize: type.tSm,
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto auto',
      columnGap: space.s12,
      // Three lines in every state.
      minBlockSize: '96px',
      selectors: {
        '&[data-state]:not([data-state="removed"])': {
          gridTemplateAreas: '"preview text text end" "preview bar status end"',
        },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

export const picture = component({
  gridArea: 'preview',
  inlineSize: '72px',
  blockSize: '54px',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  objectFit: 'cover',
  '@media': { [media.phone]: { inlineSize: '56px', blockSize: '44px' } },
});

export const plate = component({
  ...plateCodeText,
  gridArea: 'preview',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '54px',
  border: hairline,
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  color: color.quiet,
  fontSize: type.tXs,
  '@media': { [media.phone]: { inlineSize: '56px', blockSize: '44px' } },
});

export const text = component({ gridArea: 'text', minInlineSize: 0 });

export const name = component({
  display: 'flex',
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'pre',
});

export const nameStart = component({ minInlineSize: '2ch', overflow: 'hidden', textOverflow: 'ellipsis' });

export const nameEnd = component({ flexShrink: 0 });

export const meta = component({
  ...tabular,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
});

export const bar = component({ gridArea: 'bar', marginBlockStart: space.s4 });

export const status = component({
  ...tabular,
  gridArea: 'status',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: space.s8,
  fontSize: type.tSm,
  lineHeight: 1.5,
  selectors: {
    [`${row}[data-state="waiting"] &`]: { color: color.quiet },
    [`${row}[data-state="done"] &`]: { color: color.positive },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${row}:not([data-state="uploading"]) &`]: { gridColumn: '2 / 4', justifySelf: 'start' },
      },
    },
  },
});

export const retry = component({
  gridArea: 'status',
  justifySelf: 'end',
  '@media': { [media.phone]: { gridColumn: '2 / 4', justifySelf: 'start' } },
});

/** The icon's strokes stand on the margin, not its square. */
export const end = component({ gridArea: 'end', marginInlineEnd: '-8px' });

export const removed = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
