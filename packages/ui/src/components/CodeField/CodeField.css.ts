import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';

/** Without script no code can be asked for. */
export const resend = component({
  whiteSpace: 'nowrap',
  // The ring stays inside the frame.
  ':focus-visible': { outlineOffset: '1px' },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const countdown = component({ ...tabular, marginInlineStart: '0.4em', whiteSpace: 'nowrap' });
