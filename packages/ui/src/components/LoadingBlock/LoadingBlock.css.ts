import { component } from '../../theme/layers.css.ts';

export const root = component({ inlineSize: '100%' });
