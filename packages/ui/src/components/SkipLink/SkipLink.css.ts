import { component } from '../../theme/layers.css.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  position: 'absolute',
  zIndex: layerOrder.toast,
  insetInlineStart: vars.space.s16,
  insetBlockStart: vars.space.s12,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
  paddingInline: vars.control.padding,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text,
  color: vars.color.ground,
  fontWeight: 700,
  textDecoration: 'none',
  selectors: {
    // Above the page, not gone from it: a hidden element could not take the focus.
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
