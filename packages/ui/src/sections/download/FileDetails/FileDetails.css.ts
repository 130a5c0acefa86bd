import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font, page, radius, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s12,
});

/** Cells in one frame, as on a plate. */
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // The ground of the list is the lines between its cells.
  gap: stroke.hairline,
  border: hairline,
  borderRadius: radius.plate,
  overflow: 'hidden',
  backgroundColor: color.line,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = component({
  paddingBlock: space.s8,
  paddingInline: page.gutter,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-wide]:first-child': { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
    // Two facts share the frame's three columns; the name is the longer.
    '&[data-wide]:has(+ [data-wide])': { '@media': { [media.desktop]: { gridColumn: 'span 2' } } },
    '&[data-wide]:not(:first-child)': { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
    '&[data-sum]': { gridColumn: '1 / -1' },
  },
});

export const name = component({ color: color.quiet, fontSize: type.tXs });

export const fileName = component({ fontFamily: font.mono, fontSize: type.tSm });
