import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, page, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;
const inTwo = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

export const list = component({
  display: 'grid',
  columnGap: page.gutter,
  '@media': { [media.desktop]: inTwo, print: inTwo },
});

export const item = component({ borderBlockStart: hairline, '@media': { print: { breakInside: 'avoid' } } });

export const label = component({
  display: 'flex',
  gap: space.s16,
  minBlockSize: control.toolbar,
  blockSize: '100%',
  paddingBlock: space.s16,
  cursor: 'pointer',
});

/** In the middle of the first line. */
export const mark = component({ marginBlockStart: '0.2em' });

export const text = component({
  textWrap: 'pretty',
  selectors: { ':checked + &': { color: color.quiet } },
});
