import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space } = vars;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });

export const frame = component({
  aspectRatio: '4 / 3',
  borderRadius: radius.control,
  overflow: 'hidden',
  backgroundColor: color.raised2,
  selectors: { '&[data-state="off"]': { aspectRatio: 'auto', blockSize: 0 } },
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** A line more or less moves nothing. */
export const status = component({ minBlockSize: '3lh' });
