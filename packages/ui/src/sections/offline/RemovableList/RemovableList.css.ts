import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  borderBlockStart: hairline,
  alignSelf: 'start',
  // It takes the focus of a row that has gone, for the keys alone.
  outline: 'none',
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s16,
  alignItems: 'center',
  paddingBlock: space.s8,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
});

export const title = component({
  position: 'relative',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // A finger needs more than the line of the title.
  '::after': { content: '', position: 'absolute', insetBlock: '-10px', insetInline: 0 },
});

export const facts = component({ gridColumn: 1 });

export const remove = component({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { print: { display: 'none' } },
});
