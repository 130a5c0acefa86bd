import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

/** Its line is reserved until the clock is known. */
export const root = component({
  minBlockSize: '1.5em',
  fontSize: type.tSm,
  lineHeight: 1.5,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const words = component({
  ...tabular,
  display: 'flex',
  gap: space.s8,
  color: color.quiet,
  selectors: { '&[data-state="open"]': { color: color.positive } },
});

export const clock = component({ flexShrink: 0, marginBlockStart: 'calc(0.75em - 8px)' });
