import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s16,
  borderBlock: `${stroke.hairline} solid ${color.line}`,
  fontSize: type.tSm,
});

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s8,
  paddingBlock: space.s8,
});
