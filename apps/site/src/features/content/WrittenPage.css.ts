import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { page } = vars;

/** Its text begins where the lead above and the ways on below it do. */
export const document = style({
  '@media': {
    'screen and (min-width: 1101px)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: page.gutter,
    },
  },
});

/** Ways on, which nobody goes from paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
