import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({
  display: 'inline-grid',
  justifyItems: 'start',
  selectors: { '&[data-state="unseen"]': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

/** It stays there while it says nothing, or it would not be read out. */
export const status = component({
  maxInlineSize: '22rem',
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.s8 } },
});
