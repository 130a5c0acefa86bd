import { component } from '../../theme/layers.css.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layerOrder.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  paddingBlock: vars.space.s12,
  paddingInline: vars.page.margin,
  backgroundColor: vars.color.raised,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.control}`,
  '@media': { print: { display: 'none' } },
});

export const text = component({ flex: '1 1 12rem', display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  alignItems: 'center',
});
