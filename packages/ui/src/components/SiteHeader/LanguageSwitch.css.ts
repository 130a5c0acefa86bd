import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: vars.control.toolbar,
  // The other language's own face: the page's would set its words from a fallback.
  fontFamily: vars.font.text,
  fontSize: vars.type.tSm,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});
