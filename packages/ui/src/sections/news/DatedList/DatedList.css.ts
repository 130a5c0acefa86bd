import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;
/** Where a day has room beside what was said. */
const besides = '(min-width: 36rem)';

export const list = component({ containerType: 'inline-size', borderBlockStart: hairline });

/** When it was said stands beside what was said; in a narrow column above it. */
export const entry = component({
  display: 'grid',
  gap: `${space.s4} ${page.gutter}`,
  paddingBlock: space.s16,
  borderBlockEnd: hairline,
  '@container': {
    [besides]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const day = component({ ...tabular, color: color.quiet, fontSize: type.tSm });

/** In a narrow column it goes on in the line of the day. */
export const sign = component({
  marginInlineStart: space.s12,
  '@container': { [besides]: { display: 'block', marginInlineStart: 0 } },
});

export const title = component({ position: 'relative', fontWeight: 700 });

// A finger needs more than the line of the title.
globalStyle(`${title} > a::after`, {
  '@layer': {
    [componentsLayer]: { content: '', position: 'absolute', insetBlock: '-12px', insetInline: 0 },
  },
});

export const text = component({
  maxInlineSize: '46rem',
  marginBlockStart: space.s4,
  color: color.quiet,
  textWrap: 'pretty',
});
