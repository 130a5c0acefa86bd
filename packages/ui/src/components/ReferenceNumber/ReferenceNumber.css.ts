import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, page, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.control}`;

/** Riveted to what was sent: the label above the number, and what copies it in a cell of its own. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  border: hairline,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  containerType: 'inline-size',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', breakInside: 'avoid' },
  },
});

const cell = { paddingInline: page.gutter, gridColumn: 1 } as const;

export const label = component({
  ...cell,
  paddingBlockStart: space.s12,
  color: color.quiet,
  fontSize: type.tSm,
});

export const number = component({
  ...cell,
  margin: 0,
  paddingBlockEnd: space.s12,
  fontFamily: font.display,
  // Nine wide characters stand on one line beside the cell that copies them.
  fontSize: 'min(4rem, 9.6cqi)',
  fontStretch: '112%',
  fontWeight: 750,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: 'min(4rem, 12.4cqi)' } },
});

export const copy = component({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  alignItems: 'center',
  paddingInline: space.s12,
  borderInlineStart: hairline,
  '@media': {
    [media.phone]: {
      gridColumn: 1,
      gridRow: 'auto',
      justifyItems: 'start',
      paddingInline: page.gutter,
      paddingBlockEnd: space.s12,
      borderInlineStart: 0,
    },
    print: { display: 'none' },
  },
});

export const status = component({
  ...cell,
  gridColumn: '1 / -1',
  fontSize: type.tSm,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.s12 } },
  '@media': { print: { display: 'none' } },
});
