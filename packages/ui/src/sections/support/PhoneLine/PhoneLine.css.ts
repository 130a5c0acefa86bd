import { component } from '../../../theme/layers.css.ts';
import { leftToRight, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({ display: 'grid', gap: space.s4, justifyItems: 'start' });

export const phone = component({ ...tabular, ...leftToRight, whiteSpace: 'nowrap' });

export const small = component({ color: color.quiet, fontSize: type.tSm });
