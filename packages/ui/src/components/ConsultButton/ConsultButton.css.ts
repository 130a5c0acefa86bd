import { keyframes } from '@vanilla-extract/css';
import { groundColor } from '../../theme/ground-color.ts';
import { component, utility } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, tabular } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, page, radius, space, stroke, type } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Height of a bar at the lower edge of the view, which the button stands above (`useBottomBarHeight`). */
const barBelow = 'var(--bottom-bar, 0px)';

/** How far it has gone up to cover nothing. */
const lift = 'var(--lift, 0px)';

/** A view too low to share, such as a phone on its side or a page at 400 %: it stands at the page's end. */
const low = 'screen and (max-height: 400px)';

/** The night swallows any shadow. Paper, which the button may reach, shows it: both are paper's. */
const shadow = { button: '0 4px 16px rgb(12 18 22 / 0.18)', panel: groundColor('paper', 'floatShadow') };

export const root = component({
  '@media': {
    // Without script it could not be opened, and would only lie in the way; the footer has the number.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const float = component({
  position: 'fixed',
  zIndex: layerOrder.float,
  insetBlockEnd: `calc(max(${space.s16}, env(safe-area-inset-bottom)) + ${barBelow} + ${lift})`,
  insetInlineEnd: space.s16,
  // A theme brings a ground, which would show at the corners of button and panel.
  backgroundColor: 'transparent',
  color: color.text,
  transitionProperty: 'opacity',
  transitionDuration: motion.enter,
  transitionTimingFunction: motion.easeEnter,
  selectors: {
    // Faded and not taken away: it keeps the focus of a press. A focus that shows its ring keeps it here.
    '&:not([data-state="visible"]):not(:has(:focus-visible))': {
      opacity: 0,
      pointerEvents: 'none',
      transitionDuration: motion.leave,
      transitionTimingFunction: motion.easeLeave,
    },
  },
  '@media': {
    // The page's margin holds the whole button.
    [media.wide]: { insetInlineEnd: `calc((${page.margin} - ${control.field}) / 2)` },
    [low]: {
      position: 'static',
      display: 'grid',
      justifyItems: 'end',
      gap: space.s12,
      padding: space.s16,
      selectors: { '&&': { opacity: 1, pointerEvents: 'auto' } },
    },
  },
});

export const button = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.field,
  blockSize: control.field,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised2,
  color: color.text,
  boxShadow: shadow.button,
  selectors: {
    // The night's ring is seen on the button, not on the paper around it.
    '&:focus-visible': { outlineOffset: `calc(-2 * ${stroke.head})` },
    '&[aria-expanded="true"]': { borderColor: color.beam, color: color.beam },
    '&:active': { backgroundColor: color.line },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { borderColor: color.text } } },
  },
});

export const panel = component({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.s12})`,
  insetInlineEnd: 0,
  inlineSize: '280px',
  maxInlineSize: `calc(100vw - 2 * ${space.s16})`,
  maxBlockSize: `calc(100dvh - ${control.field} - 3 * ${space.s16} - ${barBelow} - ${lift})`,
  padding: '20px',
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised2,
  boxShadow: shadow.panel,
  fontSize: type.tSm,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [low]: { position: 'static', maxBlockSize: 'none' },
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
  },
});

export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: color.raised2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlock: `-8px ${space.s12}`,
});

export const title = component({ fontSize: type.tMd, fontWeight: 700 });

/** The icon's strokes stand on the margin, not its square. */
export const close = component({ flexShrink: 0, marginInlineEnd: '-12px' });

/** Scanners need the light ground around the picture, also at night. */
export const qr = component({
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockEnd: space.s12,
  backgroundColor: '#FFFFFF',
});

export const links = component({
  display: 'none',
  flexWrap: 'wrap',
  gap: space.s8,
  marginBlockEnd: space.s12,
  '@media': { [media.phone]: { display: 'flex' } },
});

/** Two of four signs with their icons stand side by side in the panel; longer words take a line each. */
export const link = utility({ flex: '1 0 auto', maxInlineSize: '100%', paddingInline: space.s12 });

export const phone = component({
  ...tabular,
  ...leftToRight,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  fontSize: type.tLg,
  fontWeight: 700,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const hours = component({
  // The sign stands on the first line, as large as it is drawn.
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s8,
  color: color.quiet,
  textWrap: 'balance',
  selectors: {
    '&[data-open="true"]': { color: color.positive },
    // Between phrases, not inside a word.
    '&:lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  },
});

export const clock = component({ blockSize: '1lh' });
