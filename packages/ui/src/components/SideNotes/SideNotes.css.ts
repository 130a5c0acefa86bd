import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  // A plate and a button are as wide as they need.
  justifyItems: 'start',
});

export const facts = component({ inlineSize: '100%' });

/** A finger needs more than the line of a link. */
export const more = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
});
