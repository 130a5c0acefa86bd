import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({ display: 'grid', gap: space.s8, justifyItems: 'start' });

export const picture = component({
  maxInlineSize: '100%',
  maxBlockSize: '70dvh',
  inlineSize: 'auto',
  blockSize: 'auto',
  backgroundColor: color.raised2,
});

export const caption = component({ color: color.quiet, fontSize: type.tSm, overflowWrap: 'anywhere' });
