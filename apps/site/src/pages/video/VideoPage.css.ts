import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The film, and beside it what it says; below one another where both would be narrow. */
export const film = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s32} ${space.s48}`,
  alignItems: 'start',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });

export const waysOn = style([ways, { marginBlockStart: space.s32 }]);
