import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  gap: vars.space.s16,
  maxInlineSize: '40rem',
  fontSize: vars.type.tMd,
  textWrap: 'pretty',
});
