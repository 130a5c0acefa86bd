import { component } from '../../theme/layers.css.ts';
import { plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const bars = component({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(4.25rem, auto) minmax(3rem, 1fr) auto',
  columnGap: vars.space.s12,
  fontSize: vars.type.tSm,
  lineHeight: 1.55,
});

export const row = component({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});

export const label = component({ ...plateCodeText, fontSize: vars.type.tXs, whiteSpace: 'nowrap' });

export const measure = component({
  display: 'grid',
  gridColumn: '2 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});

export const bar = component({
  blockSize: '7px',
  backgroundColor: vars.color.raised2,
  printColorAdjust: 'exact',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: 'var(--share)',
    blockSize: '100%',
    backgroundColor: vars.color.text,
    printColorAdjust: 'exact',
  },
  selectors: {
    [`${row}[data-state="highlighted"] &::before`]: { backgroundColor: vars.color.signal },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
