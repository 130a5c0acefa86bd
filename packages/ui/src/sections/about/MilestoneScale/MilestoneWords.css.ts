import { component } from '../../../theme/layers.css.ts';
import { codeCharacter, codeText, headingText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { lying } from './lying.ts';
import { item } from './MilestoneScale.css.ts';

const { color, space, type } = vars;

export const words = component({
  display: 'grid',
  gap: space.s4,
  '@media': {
    [lying]: {
      gridArea: '1 / 1',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      alignItems: 'start',
      columnGap: vars.page.gutter,
      userSelect: 'text',
      selectors: { [`${item}:not(:has(:checked)) > &`]: { visibility: 'hidden' } },
    },
  },
});

export const large = component({
  ...codeText,
  display: 'none',
  '@media': {
    [lying]: {
      display: 'block',
      fontSize: `min(${type.dL}, 27cqi / (var(--characters) * ${codeCharacter}))`,
      lineHeight: 1,
    },
  },
});

export const told = component({ display: 'grid', gap: space.s4 });

export const date = component({ ...tabular, color: color.quiet, fontSize: type.tSm });

export const title = component({
  ...headingText,
  fontSize: type.tLg,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
  '@media': { [lying]: { fontSize: type.tXl } },
});

export const text = component({ maxInlineSize: '34rem', color: color.quiet, textWrap: 'pretty' });

export const link = component({
  justifySelf: 'start',
  fontSize: type.tSm,
  '@media': { [lying]: { gridColumn: 2 } },
});
