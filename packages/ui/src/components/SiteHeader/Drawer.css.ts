import { enterOffset } from '../../lib/dialog/dialog.css.ts';
import { component } from '../../theme/layers.css.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, page, space, stroke, type } = vars;

export const root = component({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  paddingInline: page.margin,
  backgroundColor: color.ground,
  overflowY: 'auto',
  // What has the focus stays clear of the head above and the links below.
  scrollPaddingBlock: '64px 96px',
  vars: { [enterOffset]: '8px' },
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
  },
});

export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: '56px',
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  backgroundColor: color.ground,
});

/** The icon's strokes stand on the margin, not its square. */
export const close = component({ marginInlineEnd: '-12px' });

export const list = component({
  flexGrow: 1,
  // Room for the first row's focus ring below the head, which lies over it.
  paddingBlockStart: space.s4,
});

export const entry = component({
  selectors: { '& + &': { borderBlockStart: `${stroke.hairline} solid ${color.line}` } },
});

export const row = component({
  ...headingText,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
  minBlockSize: '60px',
  color: color.text,
  fontSize: type.tXl,
  textDecoration: 'none',
  selectors: {
    // Han headings have no display face of their own and are set bold.
    '&:lang(zh)': { fontWeight: 700 },
    '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: stroke.active },
  },
});

export const links = component({ paddingBlockEnd: space.s12 });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  minBlockSize: '48px',
  fontSize: type.tMd,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { fontWeight: 700, textDecoration: 'underline', textDecorationThickness: stroke.head },
  },
});

/** The panel's foot: other ways to a product, two side by side. */
export const foot = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s16,
  marginBlockStart: space.s12,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  paddingBlockStart: space.s12,
});

export const footLink = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  color: color.text,
  fontSize: type.tSm,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: stroke.head } },
});

export const icon = component({ flexShrink: 0, color: color.quiet });

export const count = component({
  marginInlineStart: 'auto',
  color: color.quiet,
  fontSize: type.tSm,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = component({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s12,
  marginBlockStart: space.s24,
  paddingBlock: `${space.s16} max(${space.s24}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  backgroundColor: color.ground,
});

/** Below the two links, as wide as both. */
export const action = component({ gridColumn: '1 / -1' });
