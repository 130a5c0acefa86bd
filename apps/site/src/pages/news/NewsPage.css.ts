import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, control, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** A heading, and the way to all of it. */
export const side = style({ display: 'grid', gap: space.s16, alignContent: 'start', justifyItems: 'start' });

export const entries = style({ borderBlockStart: hairline });

/** When it was said stands beside what was said; on phones above it. */
export const entry = style({
  display: 'grid',
  gap: `${space.s4} ${page.gutter}`,
  paddingBlock: space.s16,
  borderBlockEnd: hairline,
  '@media': {
    '(min-width: 769px)': { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'baseline' },
    print: { breakInside: 'avoid' },
  },
});

export const small = style({
  color: color.quiet,
  fontSize: type.tSm,
  fontVariantNumeric: 'tabular-nums',
});

/** On phones it goes on in the line of the date. */
export const sign = style({
  marginInlineStart: space.s12,
  '@media': { '(min-width: 769px)': { display: 'block', marginInlineStart: 0 } },
});

export const title = style({ position: 'relative', fontWeight: 700 });

// A finger needs more than the line of the title.
globalStyle(`${title} > a::after`, {
  content: '',
  position: 'absolute',
  insetBlock: '-12px',
  insetInline: 0,
});

export const text = style({
  maxInlineSize: '46rem',
  marginBlockStart: space.s4,
  color: color.quiet,
  textWrap: 'pretty',
});

export const events = style({ display: 'grid', gap: space.s16, alignContent: 'start' });

/** Ways on, which nobody goes from paper. */
export const screenOnly = style({
  minBlockSize: control.toolbar,
  '@media': { print: { display: 'none' } },
});
