import { component } from '../../theme/layers.css.ts';

export const root = component({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '232 / 208',
  backgroundColor: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
  // The drawing is a ground behind a mask, which printers leave out unless told.
  printColorAdjust: 'exact',
  selectors: {
    // As a lazy picture: not asked for before the first view is there.
    '[data-loading="all"] &': { maskImage: 'none !important', visibility: 'hidden' },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
