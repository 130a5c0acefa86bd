import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { page, space } = vars;

const tablet = 'screen and (min-width: 641px) and (max-width: 1100px)';
const wide = 'screen and (min-width: 1101px)';
const inThree = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.gutter,
  '@media': { [wide]: inThree, print: inThree },
});

const atOneHeight = { gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;

// Side by side, numbers stand at one height, whether or not hours are known; below each other, in one column.
globalStyle(`${root} > article`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        [wide]: atOneHeight,
        print: atOneHeight,
        [tablet]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto 1fr',
          columnGap: space.s32,
        },
      },
    },
  },
});

// The numbers beside the name and the hours.
globalStyle(`${root} > article > :nth-child(2)`, {
  '@layer': { [componentsLayer]: { '@media': { [tablet]: { gridColumn: 2, gridRow: '1 / span 2' } } } },
});

globalStyle(`${root} > article > dl`, {
  '@layer': { [componentsLayer]: { '@media': { [tablet]: { alignContent: 'start' } } } },
});
