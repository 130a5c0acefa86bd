import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, space, type } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s4,
  fontSize: type.tSm,
});

export const label = component({ color: color.quiet });

export const links = component({ display: 'flex', flexWrap: 'wrap', columnGap: space.s24 });

/** As tall as a finger needs. */
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
});
