import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';

export const root = component({ inlineSize: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

globalStyle(`main:has(${root}) aside`, {
  '@layer': { [componentsLayer]: { '@media': { print: { display: 'none' } } } },
});
