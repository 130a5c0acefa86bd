import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** The regions, as many in a row as have room for a number. */
export const cards = style({
  display: 'grid',
  gap: page.gutter,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** Numbers stand at one height, whether or not hours are known. */
export const card = style({ gridRow: 'span 3', gridTemplateRows: 'subgrid' });

export const small = style({ color: color.quiet, fontSize: type.tSm });

/** What has no order: a line each. */
export const list = style({ borderBlockStart: hairline });

export const item = style({ paddingBlock: space.s12, borderBlockEnd: hairline, textWrap: 'pretty' });

export const chat = style({ display: 'grid', gap: space.s32, justifyItems: 'start' });

/** Ways on, which nobody goes from paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
