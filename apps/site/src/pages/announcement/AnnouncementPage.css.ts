import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, page, space, stroke, type } = vars;
const desktop = 'screen and (min-width: 769px)';

export const heading = style({});

// One long word in English, nine times as long as its type is high: it is never broken.
globalStyle(`${heading}:lang(en) > h1`, {
  fontSize: `min(${type.dL}, (100vw - 2 * ${page.margin}) / 9)`,
});

export const list = style({ gap: 0 });

/** Date and number in the margin, as on a file. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s16} ${page.gutter}`,
  paddingBlock: `clamp(${space.s32}, 4vw, ${space.s48})`,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const margin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${space.s8} ${space.s24}`,
});

export const date = style({ fontSize: type.tLg, fontVariantNumeric: 'tabular-nums' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
});

export const label = style({ color: color.quiet, fontSize: type.tXs });

export const text = style({ maxInlineSize: '46rem' });

export const steps = style({
  display: 'grid',
  gap: space.s12,
  maxInlineSize: '46rem',
  paddingInlineStart: space.s24,
  paddingBlock: `${space.s8} ${space.s16}`,
  listStyle: 'decimal',
});
