import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
