import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  gap: vars.space.s32,
  alignItems: 'center',
  '@media': {
    // Five columns for the drawing, seven for the facts, as everywhere on a sheet; on paper too.
    '(min-width: 769px)': { gridTemplateColumns: '5fr 7fr', columnGap: vars.page.gutter },
  },
});

export const plan = component({ maxInlineSize: '340px' });
