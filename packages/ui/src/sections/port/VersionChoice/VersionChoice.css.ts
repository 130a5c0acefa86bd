import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space, type } = vars;

export const version = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  justifyItems: 'start',
  paddingBlockEnd: space.s24,
});

export const row = component({ inlineSize: '100%' });

export const notes = component({
  display: 'grid',
  gap: space.s4,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  fontSize: type.tSm,
});
