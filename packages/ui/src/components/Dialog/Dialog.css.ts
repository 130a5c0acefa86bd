import { enterOffset } from '../../lib/dialog/dialog.css.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({
  // The reset takes the margins by which browsers centre a dialog.
  margin: 'auto',
  inlineSize: '480px',
  maxInlineSize: `calc(100% - 2 * ${space.s16})`,
  maxBlockSize: 'none',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  vars: { [enterOffset]: '8px' },
  '@media': {
    [media.phone]: {
      marginBlockEnd: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      borderWidth: `${stroke.hairline} 0 0`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      vars: { [enterOffset]: '48px' },
    },
  },
});

/** Fills the dialog to its edges, so that a press on the dialog itself is one outside of it. */
export const panel = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  maxBlockSize: `calc(100dvh - 2 * ${space.s32})`,
  '@media': { [media.phone]: { maxBlockSize: '92dvh' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space.s8,
  padding: `${space.s32} ${space.s32} ${space.s4}`,
  '@media': { [media.phone]: { padding: `${space.s16} ${space.s16} ${space.s4}` } },
});

/** What scrolls, so that title and close button stay in view. */
export const body = component({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, which scrolling would cut.
  padding: `${space.s4} ${space.s32} ${space.s32}`,
  '@media': {
    [media.phone]: {
      paddingInline: space.s16,
      paddingBlockEnd: `max(${space.s24}, env(safe-area-inset-bottom))`,
    },
  },
});

/** The icons' strokes stand on the margin, not their squares. */
export const back = component({
  flexShrink: 0,
  marginInlineStart: '-12px',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const close = component({ flexShrink: 0, marginInlineEnd: '-12px' });

export const title = component({
  ...headingText,
  flexGrow: 1,
  alignSelf: 'center',
  fontSize: type.dS,
  selectors: {
    '&:lang(zh)': { fontWeight: 700 },
    // It takes the focus so that it is read out first; there is nothing to be done with it.
    '&:focus-visible': { outline: 'none' },
  },
});

export const description = component({
  textWrap: 'pretty',
  marginBlockEnd: space.s24,
  color: color.quiet,
});
