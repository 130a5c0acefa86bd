import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { leftToRight, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, space, type } = vars;

/** What stands before the words, the words, and the figure that ends the line. */
export const hit = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s16,
  minBlockSize: '60px',
  paddingBlock: space.s8,
  color: color.text,
  textDecoration: 'none',
});

/** Side by side; on phones the code is below the picture. */
export const model = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s12,
  '@media': { [media.phone]: { display: 'grid', justifyItems: 'start' } },
});

export const picture = component({ inlineSize: '64px' });

export const code = component({
  ...plateCodeText,
  inlineSize: '7.5em',
  fontSize: type.tMd,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { inlineSize: '7.2em', fontSize: type.tXs } },
});

export const sign = component({
  display: 'grid',
  placeContent: 'center',
  inlineSize: control.toolbar,
  blockSize: control.toolbar,
  marginInlineStart: '-10px',
  marginInlineEnd: '-6px',
  color: color.quiet,
});

export const words = component({ gridColumn: '2', display: 'grid', rowGap: '2px', lineHeight: 1.4 });

export const title = component({ fontSize: type.tSm, overflowWrap: 'anywhere' });

export const detail = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.quiet,
  fontSize: type.tXs,
});

export const figure = component({
  ...tabular,
  ...leftToRight,
  gridColumn: '3',
  color: color.quiet,
  fontSize: type.tSm,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: type.tXs } },
});
