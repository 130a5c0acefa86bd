import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s16} ${page.gutter}`,
  paddingBlock: `clamp(${space.s32}, 4vw, ${space.s48})`,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  // An address leads to it: something of what comes before it stays in view.
  scrollMarginBlockStart: space.s24,
  breakInside: 'avoid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const margin = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${space.s8} ${space.s24}`,
});

export const date = component({ ...tabular, fontSize: type.tLg });

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
});

export const label = component({ color: color.quiet, fontSize: type.tXs });

// What was typed has its paragraphs as lines.
export const text = component({ maxInlineSize: '46rem', whiteSpace: 'pre-line' });

export const steps = component({
  display: 'grid',
  gap: space.s12,
  maxInlineSize: '46rem',
  paddingInlineStart: space.s24,
  paddingBlock: `${space.s8} ${space.s16}`,
  listStyle: 'decimal',
});
