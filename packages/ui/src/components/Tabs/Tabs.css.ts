import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke } = vars;

/** Reach of a tab's touch area beside its words. */
const reach = space.s12;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s24 });

/** The hairline is as wide as the panel; the words of the first tab stand on its margin. */
export const strip = component({ borderBlockEnd: `${stroke.hairline} solid ${color.line}` });

export const list = component({
  display: 'flex',
  // Centred, what overflows at the start could not be scrolled to.
  justifyContent: 'start',
  marginInline: `calc(-1 * ${reach})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const tab = component({
  ...tabular,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  flexShrink: 0,
  minBlockSize: '52px',
  paddingInline: reach,
  color: color.quiet,
  whiteSpace: 'nowrap',
  // As wide as it is when chosen, so that nothing moves.
  '::before': {
    content: 'attr(data-words) / ""',
    blockSize: 0,
    overflow: 'hidden',
    fontWeight: 700,
    visibility: 'hidden',
  },
  selectors: {
    '&[aria-selected="true"]': { color: color.text, fontWeight: 700 },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: reach,
      borderBlockEnd: `${stroke.active} solid currentColor`,
    },
    // Inside the tab: the scrolling strip would cut it.
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]::after': { borderColor: 'Highlight' } },
    },
  },
});

/** Paper shows every panel: nobody can press a tab there. */
export const panel = component({
  '@media': { print: { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } } },
});
