import { component } from '../../theme/layers.css.ts';
import { headingText, leftToRight, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const figure = component({
  ...tabular,
  ...leftToRight,
  selectors: {
    '&[data-size="row"]': { fontSize: vars.type.tLg, lineHeight: 1.3 },
    '&[data-size="card"]': {
      ...plateCodeText,
      // Between two text sizes: three figures of up to five digits share the width of a card.
      fontSize: `calc(0.9 * ${vars.type.tLg})`,
      fontWeight: 700,
      lineHeight: 1.1,
    },
    '&[data-size="drawing"]': { ...headingText, fontSize: vars.type.tXl, lineHeight: 1.1 },
    '&[data-size="stage"]': {
      ...headingText,
      fontSize: vars.type.dM,
      letterSpacing: '-0.01em',
      lineHeight: 1,
    },
  },
  '@media': {
    // On paper four columns share the width of a sheet.
    print: { selectors: { '&[data-size="stage"]': { fontSize: vars.type.dS } } },
  },
});

export const unbreakable = component({ whiteSpace: 'nowrap' });

export const unit = component({
  color: vars.color.quiet,
  fontSize: '0.72em',
  selectors: {
    // The best figure of a comparison is bold; its unit is not what is best.
    '[data-size="row"] &': { fontWeight: 400 },
    '[data-size="card"] &': { fontSize: '0.62em' },
    '[data-size="drawing"] &': { fontSize: '0.66em', fontFamily: vars.font.text, fontWeight: 400 },
    '[data-size="stage"] &': { fontSize: '0.46em', fontWeight: 650 },
  },
});
