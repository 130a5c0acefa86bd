import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ color: vars.color.text });

export const tabs = component({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const tab = component({
  position: 'relative',
  flexShrink: 0,
  minBlockSize: vars.control.toolbar,
  paddingInline: vars.space.s12,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.quiet,
  font: 'inherit',
  fontSize: vars.type.tSm,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text, fontWeight: 700 },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: vars.space.s12,
      borderBlockEnd: `${vars.stroke.active} solid currentColor`,
    },
    // Inside the tab: the scrolling strip would cut it.
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
});
