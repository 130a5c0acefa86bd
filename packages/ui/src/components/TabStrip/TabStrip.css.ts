import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Reach of a tab's touch area beside its words. */
const reach = vars.space.s12;

export const strip = component({
  paddingInline: vars.page.margin,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  selectors: {
    '&[data-sticky]': { position: 'sticky', zIndex: layerOrder.sticky, insetBlockStart: 0 },
  },
  '@media': { print: { display: 'none' } },
});

export const content = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  maxInlineSize: vars.page.content,
  marginInline: 'auto',
});

export const tabs = component({
  display: 'flex',
  justifyContent: 'start',
  gap: vars.space.s12,
  marginInline: `calc(-1 * ${reach})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.phone]: {
      gap: '0px',
      flexGrow: 1,
      // The line runs to the screen's edges, so that a tab cut there says that there is more.
      marginInline: `calc(-1 * ${vars.page.margin})`,
      paddingInline: `calc(${vars.page.margin} - ${reach})`,
    },
  },
});

export const item = component({ flexShrink: 0 });

export const tab = component({
  ...tabular,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: '64px',
  paddingInline: reach,
  color: vars.color.quiet,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text, fontWeight: 700 },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: reach,
      borderBlockEnd: `${vars.stroke.active} solid currentColor`,
    },
    // Inside the tab: the scrolling strip would cut it.
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text } },
    [media.phone]: { minBlockSize: '52px' },
  },
});

export const plate = component({
  flexShrink: 0,
  '@media': { [media.phone]: { display: 'none' } },
});
