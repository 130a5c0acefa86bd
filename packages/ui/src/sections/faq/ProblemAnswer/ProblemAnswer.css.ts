import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  textWrap: 'pretty',
});

export const symptom = component({ color: color.quiet });

export const steps = component({
  display: 'grid',
  gap: space.s8,
  paddingInlineStart: '1.35em',
  listStyle: 'decimal',
});

export const step = component({
  '::marker': { color: color.quiet, ...tabular },
  '@media': { print: { breakInside: 'avoid' } },
});

export const note = component({
  paddingInlineStart: space.s16,
  borderInlineStart: `${stroke.head} solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

/** Nobody goes there from paper. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s24}`,
  fontSize: type.tSm,
  '@media': { print: { display: 'none' } },
});

export const source = component({ color: color.quiet, fontSize: type.tSm });
