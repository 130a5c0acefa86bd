import { globalStyle } from '@vanilla-extract/css';
import { component, utilitiesLayer, utility } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { page, radius, space, type } = vars;

/** Where a long title has no room beside a picture. */
const narrow = 'screen and (max-width: 540px)';

/** How wide the picture is. */
const pictureSize = 'clamp(112px, 30cqi, 264px)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space.s32} clamp(32px, 5vw, 80px)`,
    },
  },
});

/** On phones the picture stands by the line below the title. */
export const titled = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: page.gutter,
  alignItems: 'end',
  containerType: 'inline-size',
  '@media': { [narrow]: { rowGap: space.s12 } },
});

/** Its parts stand in the grid around it where the title has the line to itself. */
export const heading = utility({ '@media': { [narrow]: { display: 'contents' } } });

// The longest word is never broken.
globalStyle(`${heading} > h1`, {
  '@layer': {
    [utilitiesLayer]: {
      fontSize: `min(${type.dL}, (100cqi - ${pictureSize} - ${page.gutter}) / 7)`,
      '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: `min(${type.dL}, 100cqi / 7)` } },
    },
  },
});

export const picture = component({
  inlineSize: pictureSize,
  borderRadius: radius.plate,
  overflow: 'hidden',
});

export const tree = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2', paddingBlockStart: space.s16 },
    print: { display: 'none' },
  },
});

export const content = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s48,
  alignContent: 'start',
});
