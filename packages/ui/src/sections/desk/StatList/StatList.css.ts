import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.page.gutter,
  rowGap: vars.space.s24,
  '@media': { print: { breakInside: 'avoid', paddingBlockStart: vars.space.s8 } },
});

export const stat = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
});

export const value = component({
  ...tabular,
  fontFamily: vars.font.display,
  fontSize: vars.type.dL,
  fontStretch: '125%',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 0.9,
});

export const caption = component({ color: vars.color.quiet, textWrap: 'pretty' });
