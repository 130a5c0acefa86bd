import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** Where a button and two links have no room in a line. */
const narrow = 'screen and (max-width: 540px)';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  selectors: {
    '&[data-gap="close"]': { gap: space.s12 },
    '&[data-layout="ends"]': {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      justifyItems: 'start',
      alignItems: 'stretch',
      rowGap: 0,
    },
  },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-phone="fill"]': { display: 'grid', justifyItems: 'stretch' } },
    },
    [narrow]: {
      selectors: {
        '&[data-phone="pairs"]': {
          display: 'grid',
          gridTemplateColumns: 'auto auto',
          justifyItems: 'start',
          inlineSize: '100%',
        },
      },
    },
    // Nobody presses a button on paper.
    print: { display: 'none' },
  },
});

// What most came for fills its line; two of a kind fill one each.
globalStyle(`${root}[data-phone="pairs"] > :is(:first-child, :nth-child(2):last-child)`, {
  '@layer': {
    [componentsLayer]: { '@media': { [narrow]: { gridColumn: '1 / -1', justifySelf: 'stretch' } } },
  },
});

globalStyle(`${root}[data-layout="ends"] > :nth-child(even)`, {
  '@layer': { [componentsLayer]: { justifySelf: 'end' } },
});

// As tall as a finger needs, and as the buttons beside it.
globalStyle(`:where(${root} > a)`, {
  '@layer': {
    [componentsLayer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.toolbar },
  },
});
