import { component } from '../../../theme/layers.css.ts';

export const root = component({ minBlockSize: '8rem' });
