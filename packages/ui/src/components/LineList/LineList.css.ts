import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ ...tabular, display: 'grid', gap: vars.space.s4 });
