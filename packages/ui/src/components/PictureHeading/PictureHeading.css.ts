import { globalStyle } from '@vanilla-extract/css';
import { component, utilitiesLayer, utility } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { page, radius, space, type } = vars;

/** Where a long title has no room beside a picture. */
const narrow = 'screen and (max-width: 540px)';

/** How wide the picture is. */
const pictureSize = 'clamp(112px, 30cqi, 224px)';

/** On phones the picture stands by the line below the title. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: page.gutter,
  alignItems: 'end',
  containerType: 'inline-size',
  '@media': { [narrow]: { rowGap: space.s12 } },
});

/** Its parts stand in the grid around it where the title has the line to itself. */
export const heading = utility({ rowGap: space.s8, '@media': { [narrow]: { display: 'contents' } } });

// The longest word is never broken.
globalStyle(`${heading} > h1`, {
  '@layer': {
    [utilitiesLayer]: {
      fontSize: `min(${type.dL}, (100cqi - ${pictureSize} - ${page.gutter}) / 7)`,
      '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: `min(${type.dL}, 100cqi / 7)` } },
    },
  },
});

// A line below the title goes from edge to edge where nothing stands beside it.
globalStyle(`${heading}:not(:has(+ *)) > *`, {
  '@layer': { [utilitiesLayer]: { '@media': { [narrow]: { gridColumn: '1 / -1' } } } },
});

export const picture = component({
  inlineSize: pictureSize,
  borderRadius: radius.plate,
  overflow: 'hidden',
});

/** On phones it has the line to itself. */
export const filter = component({
  inlineSize: pictureSize,
  minInlineSize: '12rem',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', inlineSize: '100%' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
