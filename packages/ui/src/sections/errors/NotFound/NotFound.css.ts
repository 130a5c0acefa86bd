import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

/** Waiting for the script it has nothing to stop, but its space is reserved. */
export const stop = component({
  selectors: { '&[data-countdown="waiting"]': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Its space is reserved from the start, so that nothing moves when the count begins. */
export const countdown = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s12,
  marginBlockStart: space.s24,
  minBlockSize: '24px',
  color: color.quiet,
  fontSize: type.tSm,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-countdown="waiting"]': { visibility: 'hidden' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const scale = component({ inlineSize: '200px' });

/** What shines, in the corner that nothing else needs. */
export const lamp = component({ marginBlockStart: space.s24 });
