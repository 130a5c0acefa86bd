import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

/** One column, as wide as its longest answer needs. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  maxInlineSize: '600px',
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s24,
  rowGap: space.s12,
  marginBlockStart: space.s4,
  color: color.quiet,
  fontSize: type.tSm,
  // Under the thumb, as wide as the fields.
  '@media': { [media.phone]: { display: 'grid', justifyItems: 'stretch' } },
});

// Cards stand two in a row of the column: an odd one has the last row to itself.
globalStyle(`${root} [data-variant="cards"] > :last-child:nth-child(odd)`, {
  '@layer': { [componentsLayer]: { gridColumn: '1 / -1' } },
});

/** A line of its own. */
export const note = component({ flexBasis: '100%' });
