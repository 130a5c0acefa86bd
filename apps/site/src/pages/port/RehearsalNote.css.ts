import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, stroke, type } = vars;

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s16,
  borderBlock: `${stroke.hairline} solid ${color.line}`,
  fontSize: type.tSm,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s8,
  paddingBlock: space.s8,
});
