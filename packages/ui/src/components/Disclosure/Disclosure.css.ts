import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { control, space, type } = vars;

export const root = component({ paddingBlockEnd: space.s12 });

export const summary = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  fontSize: type.tSm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const plus = component({ selectors: { [`${root}[open] &`]: { display: 'none' } } });

export const minus = component({ selectors: { [`${root}:not([open]) &`]: { display: 'none' } } });
