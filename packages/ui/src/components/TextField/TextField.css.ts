import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const area = component({
  display: 'block',
  paddingBlock: '12px',
  // It grows with what is typed where the browser can do it.
  fieldSizing: 'content',
  // Where it does, `rows` counts for nothing, so it is said again.
  minBlockSize: 'calc(var(--rows) * 1lh + 24px)',
  maxBlockSize: '60vh',
  lineHeight: 'inherit',
  resize: 'vertical',
});

/** Without script it would stay at its first figure. */
export const counter = component({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.s4,
  selectors: { '&[data-state="over"]': { color: vars.color.critical, fontWeight: 700 } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const counterIcon = component({ alignSelf: 'center' });
