import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, page, space, stroke, type } = vars;
const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = component({
  display: 'grid',
  gap: page.gutter,
  selectors: { '&[data-numbered]': { counterReset: 'point' } },
  '@media': {
    [media.desktop]: { ...inColumns(3), selectors: { '&[data-columns="4"]': inColumns(2) } },
    [media.wide]: { selectors: { '&[data-columns="4"]': inColumns(4) } },
    print: { ...inColumns(3), selectors: { '&[data-columns="4"]': inColumns(2) } },
  },
});

export const point = component({
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  paddingBlockStart: space.s16,
  selectors: {
    // The number is seen and not read out: they are in no order.
    '[data-numbered] > &::before': {
      ...headingText,
      content: ['counter(point)', 'counter(point) / ""'],
      counterIncrement: 'point',
      display: 'block',
      marginBlockEnd: space.s32,
      color: color.quiet,
      fontSize: type.dM,
      lineHeight: 1,
    },
  },
  '@media': {
    [media.phone]: {
      selectors: { '[data-numbered] > &::before': { marginBlockEnd: space.s8, fontSize: type.dS } },
    },
  },
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
