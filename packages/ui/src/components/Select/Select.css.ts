import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const select = component({
  appearance: 'none',
  paddingInlineEnd: vars.space.s48,
  cursor: 'pointer',
});

/** The list opens on the system's own ground, which knows the scheme but not our colours. */
export const option = component({
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  selectors: { '&:disabled': { color: vars.color.quiet } },
});

export const chevron = component({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: vars.control.padding,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
});
