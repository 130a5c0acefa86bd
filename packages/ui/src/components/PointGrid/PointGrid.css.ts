import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, page, space, stroke, type } = vars;
const inThree = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

export const list = component({
  display: 'grid',
  gap: page.gutter,
  '@media': { [media.desktop]: inThree, print: inThree },
});

export const point = component({
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  paddingBlockStart: space.s16,
});

export const title = component({
  fontFamily: font.display,
  fontSize: type.tLg,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.25,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const text = component({ marginBlockStart: space.s8, color: color.quiet, textWrap: 'pretty' });
