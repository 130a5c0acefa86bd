import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, plateCodeText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  paddingInline: pageInline,
  paddingBlock: `${space.s64} ${space.s48}`,
  borderBlockStart: hairline,
  '@media': {
    print: { display: 'none' },
  },
});

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 473fr) minmax(max-content, 268fr) minmax(0, 411fr)',
  columnGap: space.s64,
  rowGap: space.s48,
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s64 },
  },
});

export const products = component({
  maxInlineSize: '400px',
  '@media': {
    [media.compact]: { gridRow: 'span 2' },
    [media.phone]: { maxInlineSize: 'none' },
  },
});

export const heading = component({
  marginBlockEnd: space.s12,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
});

/** Codes and figures stand in two columns, as wide as the longest code of the group. */
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) 1fr',
  columnGap: space.s16,
});

const subgrid = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const entry = component(subgrid);

export const product = component({
  ...subgrid,
  alignItems: 'center',
  // The height of the label that opens the group.
  blockSize: 'var(--row)',
  borderBlockStart: hairline,
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised } } },
  },
});

export const code = component({ ...plateCodeText, paddingInlineStart: space.s16, fontSize: type.tSm });

export const figure = component({
  ...leftToRight,
  color: color.quiet,
  fontSize: type.tXs,
  whiteSpace: 'nowrap',
});

export const codes = component({ display: 'flex', gap: space.s24 });

export const qr = component({
  // White around the code in both themes: a reader needs it.
  boxSizing: 'border-box',
  inlineSize: '112px',
  blockSize: '112px',
  padding: space.s8,
  backgroundColor: '#FFFFFF',
});

export const caption = component({ marginBlockStart: space.s8, color: color.quiet, fontSize: type.tXs });

export const contacts = component({ display: 'grid', rowGap: space.s24, alignContent: 'start' });

export const phone = component({
  ...leftToRight,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '30px',
  color: color.text,
  fontSize: type.tLg,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    // A number is called from a phone: the line is a full touch target there.
    [media.phone]: { minBlockSize: vars.control.toolbar },
  },
});

export const contactLabel = component({ color: color.quiet, fontSize: type.tXs, lineHeight: 1.5 });
export const contactLine = component({ color: color.quiet, fontSize: type.tSm, lineHeight: 1.45 });

export const status = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: '1.6em',
  fontSize: type.tSm,
  lineHeight: 1.45,
  color: color.quiet,
  selectors: { '&[data-open="true"]': { color: color.positive } },
});

/** Pages that no menu has, between two hairlines; on phones in two columns. */
export const links = component({ marginBlockStart: space.s48, borderBlockStart: hairline });

export const linkList = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s32,
  paddingBlock: space.s8,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.s16,
    },
  },
});

export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
  color: color.text,
  fontSize: type.tSm,
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

export const legal = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '28px',
  marginBlockStart: space.s48,
  paddingBlockStart: space.s16,
  borderBlockStart: hairline,
  color: color.quiet,
  fontSize: type.tXs,
  // The two lines belong together.
  selectors: { [`${links} + &`]: { marginBlockStart: 0 } },
});

export const legalItem = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  '@media': {
    '(scripting: none)': { selectors: { '&[data-action]': { display: 'none' } } },
    [media.phone]: { selectors: { '&[data-action="wide"]': { display: 'none' } } },
  },
});

export const legalLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } } },
  },
});
