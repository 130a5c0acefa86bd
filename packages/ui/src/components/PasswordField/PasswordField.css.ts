import { component } from '../../theme/layers.css.ts';

/** Without script it could reveal nothing. */
export const reveal = component({
  // The ring stays inside the frame.
  ':focus-visible': { outlineOffset: '1px' },
  '@media': { '(scripting: none)': { display: 'none' } },
});
