import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, page, radius, space, stroke } = vars;

/** Over the page's lower edge, until the next press. */
export const cut = style({
  position: 'fixed',
  // Floats, below dialogs and messages.
  zIndex: 30,
  insetBlockEnd: space.s16,
  insetInline: page.margin,
  marginInline: 'auto',
  maxInlineSize: '600px',
  padding: space.s16,
  border: `${stroke.hairline} solid ${color.critical}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.text,
});
