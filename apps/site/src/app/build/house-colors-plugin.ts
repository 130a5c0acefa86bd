import type { Plugin } from 'vite';

/** A colour that a brand may set (`groundColor` of the design system), with the house's own behind it. */
const brandColor = /var\(--pl-(?:night|paper|dark)-[\w-]+,\s*((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Leaves of each colour of the theme the house's own. Another brand sets colours as custom properties, which this site
 * never does, and their names are 160 B of every page.
 */
export function houseColors(): Plugin {
  return {
    name: 'house-colors',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (css) => css.replaceAll(brandColor, '$1'),
    },
  };
}
