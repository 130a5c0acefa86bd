import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, space, type } = vars;

export const summary = component({ minBlockSize: control.toolbar, fontSize: type.tSm });

export const line = component({ display: 'flex', flexWrap: 'wrap', columnGap: space.s12 });

export const note = component({ color: color.quiet });

export const label = component({ textDecoration: 'underline', textUnderlineOffset: '0.3em' });

export const choices = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s24,
  paddingBlockEnd: space.s16,
});
