import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

// Apart from the page's own styles, which come before it.
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
});

export const text = style({ color: color.quiet, fontSize: type.tSm });

/** Firmware that is on this device. */
export const kept = style({ display: 'grid', gap: space.s4, fontVariantNumeric: 'tabular-nums' });

/** On phones the button fills its line. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  '@media': {
    'screen and (max-width: 768px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'stretch',
    },
  },
});

/** A finger finds it. */
export const link = style({ justifySelf: 'start', paddingBlock: '10px' });
