import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;
const inTwo = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

export const list = component({
  display: 'grid',
  gap: page.gutter,
  '@media': { [media.desktop]: inTwo, print: inTwo },
});

export const group = component({
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  paddingBlockStart: space.s12,
  '@media': { print: { breakInside: 'avoid' } },
});

export const title = component({
  marginBlockEnd: space.s8,
  color: color.quiet,
  fontSize: type.tSm,
  fontWeight: 500,
  lineHeight: 1.4,
});
