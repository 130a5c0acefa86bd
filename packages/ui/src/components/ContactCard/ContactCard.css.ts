import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In a row of cards the hours stand at one height.
  gridTemplateRows: 'auto 1fr auto',
  rowGap: space.s16,
  padding: space.s24,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.text,
  '@media': { [media.phone]: { padding: space.s16 }, print: { breakInside: 'avoid' } },
});

export const region = component({
  ...headingText,
  fontSize: type.tXl,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const state = component({ marginBlockStart: space.s8 });

export const reach = component({ display: 'grid', alignContent: 'start', rowGap: space.s16 });

export const note = component({
  display: 'grid',
  rowGap: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  textWrap: 'pretty',
});

export const channels = component({ display: 'grid', alignContent: 'start', rowGap: space.s8 });

export const label = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s8,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
});

export const copied = component({ color: color.text });

export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s8,
});

const address = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
} as const;

export const phone = component({ ...address, ...tabular, fontSize: type.tLg, lineHeight: 1.3 });

export const email = component({ ...address, overflowWrap: 'anywhere' });

/** The icon's strokes stand on the card's padding, not its square. */
export const copy = component({ flexShrink: 0, marginInlineEnd: '-12px' });

export const hours = component({
  ...tabular,
  display: 'grid',
  rowGap: space.s12,
  paddingBlockStart: space.s16,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  fontSize: type.tSm,
  lineHeight: 1.5,
});

/** Only the page's script knows the visitor's clock. */
export const own = component({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** The space of two lines is reserved: as many as the hours may take on another clock. */
export const ownHours = component({ minBlockSize: '3em' });
