import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${root}[data-line="between"] > :first-child`, {
  '@layer': { [componentsLayer]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
