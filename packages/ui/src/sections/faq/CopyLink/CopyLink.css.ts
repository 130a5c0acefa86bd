import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });

/** As tall as a finger needs, and as an arrow link beside it. */
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
});

export const status = component({
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space.s24 } },
});
