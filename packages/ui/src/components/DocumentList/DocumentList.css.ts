import { actionSize, factSize } from '../../lib/fileColumns.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, page, space, type } = vars;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = component({
  display: 'flex',
  alignItems: 'end',
  columnGap: page.gutter,
  paddingBlockEnd: space.s8,
});

export const title = component({ flex: '1 1 0', minInlineSize: 0 });

export const facts = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: factSize,
  // Over action and toggle stands nothing.
  marginInlineEnd: `calc(${actionSize} + ${page.gutter} + ${control.toolbar})`,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.5,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
