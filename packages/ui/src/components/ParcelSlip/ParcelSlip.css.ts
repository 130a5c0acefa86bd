import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.page.gutter };

export const root = component({
  inlineSize: '100%',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { selectors: { '&[data-code]': beside } },
    print: { selectors: { '&[data-code]': beside } },
  },
});

export const facts = component({ minInlineSize: 0, gridRow: 1 });

/** Before the facts on a phone, beside them where there is room. */
export const code = component({
  marginBlockEnd: vars.space.s16,
  '@media': {
    [media.desktop]: { gridColumn: 2, marginBlockEnd: 0 },
    print: { gridColumn: 2, marginBlockEnd: 0 },
  },
});

/** For whoever opens the parcel. */
export const other = component({
  display: 'none',
  fontWeight: 400,
  '@media': { print: { display: 'block' } },
});

globalStyle(`main:has(${root}) aside`, {
  '@layer': { [componentsLayer]: { '@media': { print: { display: 'none' } } } },
});
