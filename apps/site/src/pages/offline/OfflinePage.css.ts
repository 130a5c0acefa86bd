import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const notices = style({
  display: 'grid',
  gap: space.s16,
  marginBlockStart: space.s16,
  selectors: { '&:empty': { display: 'none' } },
});

/** A heading, and what can be done about it. */
export const side = style({
  display: 'grid',
  gap: space.s16,
  alignContent: 'start',
  justifyItems: 'start',
});

export const wide = style({ inlineSize: '100%' });

// What is not known before the page runs keeps its place until then.
export const known = style({ selectors: { '&[data-known="false"]': { visibility: 'hidden' } } });

export const small = style({ color: color.quiet, fontSize: type.tSm });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s12,
  '@media': { print: { display: 'none' } },
});

export const rows = style({
  borderBlockStart: hairline,
  alignSelf: 'start',
  // It takes the focus of a row that has gone, for the keys alone.
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s16,
  alignItems: 'center',
  paddingBlock: space.s8,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
});

export const title = style({ position: 'relative', fontWeight: 700, overflowWrap: 'anywhere' });

// A finger needs more than the line of the title.
globalStyle(`${title}::after`, { content: '', position: 'absolute', insetBlock: '-10px', insetInline: 0 });

export const facts = style({ gridColumn: 1 });

export const remove = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { print: { display: 'none' } },
});
