import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, font, page, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;
const phone = 'screen and (max-width: 768px)';
/** Where a button and two links have no room in a line. */
const narrow = 'screen and (max-width: 540px)';
const desktop = 'screen and (min-width: 769px)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  padding: `clamp(${space.s16}, 3vw, ${space.s32})`,
  border: hairline,
  borderRadius: radius.control,
  backgroundColor: color.raised,
});

/** The version, and at the end of its line what can be done with it; below it where both do not fit. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s24,
});

export const since = style({ color: color.quiet, fontSize: type.tSm });
export const newest = style({ marginInlineEnd: space.s8, color: color.text, fontWeight: 700 });

/** A heading close to what it heads. */
export const group = style({ display: 'grid', gap: space.s16, alignContent: 'start' });

export const subheading = style({
  fontFamily: font.display,
  fontWeight: 680,
  fontStretch: '112%',
  fontSize: type.tLg,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

/** Buttons in a line; where they have no room, each fills one. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: 'auto auto', inlineSize: '100%' },
    print: { display: 'none' },
  },
});

/** What most came for; there it fills its line. */
export const act = style({ '@media': { [narrow]: { gridColumn: '1 / -1', justifySelf: 'stretch' } } });

/** Beside it: what few came for. */
export const side = style({ '@media': { [narrow]: { justifySelf: 'start' } } });

export const other = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: control.toolbar });

/** Cells in one frame, as on a plate. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // The ground of the list is the lines between its cells.
  gap: stroke.hairline,
  border: hairline,
  borderRadius: radius.plate,
  overflow: 'hidden',
  backgroundColor: color.line,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = style({
  paddingBlock: space.s12,
  paddingInline: page.gutter,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-wide]:first-child': { '@media': { [phone]: { gridColumn: '1 / -1' } } },
    // Two facts share the frame's three columns; the name is the longer.
    '&[data-wide]:has(+ [data-wide])': { '@media': { [desktop]: { gridColumn: 'span 2' } } },
    '&[data-wide]:not(:first-child)': { '@media': { [phone]: { gridColumn: '1 / -1' } } },
    '&[data-sum]': { gridColumn: '1 / -1' },
  },
});

export const name = style({ color: color.quiet, fontSize: type.tXs });
export const fileName = style({ fontFamily: font.mono, fontSize: type.tSm });
export const quiet = style({ color: color.quiet });
export const size = style({ fontVariantNumeric: 'tabular-nums' });

/** The sum, and the button that copies it at the end of its line. */
export const sum = style({ gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch' });

export const row = style({
  display: 'flex',
  // What can be done stands beside the name where both are whole, and below it elsewhere.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s16} ${page.gutter}`,
  alignItems: 'start',
  paddingBlock: space.s24,
  borderBlockStart: hairline,
  // An address leads to it: something of what comes before it stays in view.
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  selectors: {
    '&:target': {
      borderInlineStart: `${stroke.active} solid ${color.text}`,
      paddingInlineStart: `calc(${space.s16} - ${stroke.active})`,
    },
  },
});

export const what = style({ flex: '1 1 14rem', display: 'grid', gap: space.s4 });

export const code = style({
  fontFamily: font.display,
  fontWeight: 750,
  fontStretch: '118%',
  fontSize: type.dS,
  lineHeight: 1.1,
});

export const title = style({ fontSize: type.tLg, fontWeight: 700, lineHeight: 1.35 });

/** A code or a version as a heading, wide and heavy like the plate on a machine. */
export const plate = style({ fontWeight: 800, fontStretch: '125%', letterSpacing: '-0.02em' });

/** Short facts in a line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s16,
  color: color.quiet,
  fontSize: type.tSm,
  fontVariantNumeric: 'tabular-nums',
});

export const rowLine = style([line, { flexBasis: '100%' }]);

export const rowSum = style({ flexBasis: '100%', minInlineSize: 0 });

export const earlier = style({ selectors: { '&:last-child': { borderBlockEnd: hairline } } });

export const details = style({ paddingBlockEnd: space.s12 });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  fontSize: type.tSm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const plus = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } });
export const minus = style({ selectors: { [`${details}:not([open]) &`]: { display: 'none' } } });

/** A remark below the files. */
export const small = style({
  color: color.quiet,
  fontSize: type.tSm,
  maxInlineSize: '46rem',
  overflowWrap: 'anywhere',
});
export const command = style({
  marginInlineStart: space.s8,
  color: color.text,
  fontFamily: font.mono,
  fontSize: type.tXs,
});

/** Places in a line. */
export const jump = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  '@media': { [desktop]: { gap: `${space.s8} ${space.s12}` }, print: { display: 'none' } },
});
export const jumpLabel = style({ inlineSize: '100%', color: color.quiet, fontSize: type.tSm });
