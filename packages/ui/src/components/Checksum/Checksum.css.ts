import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = component({
  ...tabular,
  display: 'grid',
  // A long sum takes more lines, so that the button stays beside it.
  gridTemplateColumns: 'minmax(0, max-content) auto',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: vars.space.s16,
  selectors: {
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch' },
  },
});

export const sum = component({ fontFamily: vars.font.mono, fontSize: vars.type.tXs, lineHeight: 1.7 });

// The gap is a margin and no character: a selection that is copied holds none.
export const group = component({ display: 'inline-block', marginInlineEnd: '1ch' });

/** It copies by script alone, and not onto paper. */
export const copy = component({
  '@media': { '(scripting: none)': { visibility: 'hidden' }, print: { display: 'none' } },
});

export const status = component({ gridColumn: '1 / -1', color: vars.color.quiet, fontSize: vars.type.tSm });
