import { hiddenText } from '../../theme/hidden-text.ts';
import { component } from '../../theme/layers.css.ts';

export const root = component(hiddenText);
