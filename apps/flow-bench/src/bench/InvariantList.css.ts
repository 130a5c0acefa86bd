import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, stroke, type } = vars;

export const list = style({ display: 'grid', gap: space.s8 });

export const invariant = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  selectors: {
    '&[data-broken]': {
      padding: space.s8,
      border: `${stroke.active} solid ${color.critical}`,
      borderRadius: radius.plate,
      color: color.critical,
    },
  },
});

export const place = style({ gridColumn: 2, fontSize: type.tXs, overflowWrap: 'anywhere' });
