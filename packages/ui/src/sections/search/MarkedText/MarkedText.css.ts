import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Lit from below, as a line of a book under a lamp: no ground that the text's contrast would be measured on again. */
export const mark = component({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.beam,
  textDecorationThickness: vars.stroke.head,
  textUnderlineOffset: '0.2em',
  textDecorationSkipInk: 'none',
});
