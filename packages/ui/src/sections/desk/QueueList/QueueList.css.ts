import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** A row goes by the width of its column, which stands beside others on a wide screen. */
export const root = component({ containerType: 'inline-size', borderBlockStart: hairline });

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
  gridTemplateAreas: '"number plate due" "summary summary summary" "place place holder"',
  alignItems: 'center',
  columnGap: space.s12,
  rowGap: space.s4,
  paddingBlock: space.s16,
  paddingInline: page.margin,
  borderBlockEnd: hairline,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-current]': {
      backgroundColor: color.raised,
      boxShadow: `inset ${stroke.active} 0 0 ${color.signal}`,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset calc(-1 * ${stroke.active}) 0 0 ${color.signal}` },
    // The ring lies within the row, which fills its column.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.active})` },
  },
  '@container': {
    '(max-width: 520px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"number due" "summary summary" "plate holder" "place place"',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised } } },
    [media.wide]: { paddingInline: space.s24 },
    [media.forced]: { selectors: { '&[aria-current]': { borderInlineStart: '6px solid Highlight' } } },
  },
});

export const number = component({ ...plateCodeText, gridArea: 'number', fontSize: type.tMd });

export const plate = component({ gridArea: 'plate', justifySelf: 'start', minInlineSize: 0 });

export const due = component({
  gridArea: 'due',
  justifySelf: 'end',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.quiet,
  fontSize: type.tSm,
  textAlign: 'end',
  selectors: {
    '&[data-urgency="soon"]': { color: color.caution, fontWeight: 700 },
    '&[data-urgency="late"]': { color: color.critical, fontWeight: 700 },
  },
});

export const summary = component({ gridArea: 'summary', overflowWrap: 'anywhere' });

export const place = component({
  gridArea: 'place',
  minInlineSize: 0,
  color: color.quiet,
  fontSize: type.tSm,
  overflowWrap: 'anywhere',
});

export const holder = component({
  gridArea: 'holder',
  justifySelf: 'end',
  color: color.quiet,
  fontSize: type.tSm,
});
