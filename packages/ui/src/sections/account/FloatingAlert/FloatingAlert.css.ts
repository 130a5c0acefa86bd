import { component } from '../../../theme/layers.css.ts';
import { layerOrder } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, radius, space, stroke } = vars;

export const root = component({
  position: 'fixed',
  zIndex: layerOrder.float,
  insetBlockEnd: space.s16,
  insetInline: page.margin,
  marginInline: 'auto',
  maxInlineSize: '600px',
  padding: space.s16,
  border: `${stroke.hairline} solid ${color.critical}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.text,
});
