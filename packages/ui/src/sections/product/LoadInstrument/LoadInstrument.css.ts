import { component } from '../../../theme/layers.css.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Room for half the thumb of the slider, which the bars keep free as the slider does. */
const half = `calc(${vars.control.toolbar} / 2)`;

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

export const field = component({ position: 'relative', marginInline: half });

export const rows = component({
  ...tabular,
  display: 'grid',
  gap: vars.space.s16,
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space.s32,
  listStyle: 'none',
});

export const row = component({ display: 'grid', gap: vars.space.s8 });

export const words = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s4} ${vars.space.s12}`,
  fontSize: vars.type.tSm,
});

export const code = component({ ...plateCodeText });

export const state = component({
  color: vars.color.caution,
  selectors: { [`${row}[data-lifted] &`]: { color: vars.color.quiet } },
});

/** As long as the unit's rating; filled as far as the aircraft lifts. What it does not lift is hatched. */
export const bar = component({
  blockSize: '12px',
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 6px)`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  printColorAdjust: 'exact',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: 'var(--capacity)',
    blockSize: '100%',
    backgroundColor: vars.color.control,
    printColorAdjust: 'exact',
  },
  selectors: { [`${row}[data-lifted] &::before`]: { backgroundColor: vars.color.text } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** The load, across all bars and on to the thumb. */
export const leader = component({
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  insetBlock: 0,
  inlineSize: vars.stroke.head,
  marginInlineStart: `calc(${vars.stroke.head} / -2)`,
  backgroundColor: vars.color.signal,
  printColorAdjust: 'exact',
});

export const readings = component({ marginBlockStart: vars.space.s48 });
