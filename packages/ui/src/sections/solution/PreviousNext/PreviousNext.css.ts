import { component } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, font, page, space, type } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: page.gutter,
  paddingBlock: space.s32,
  paddingInline: pageInline,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: space.s16 },
    print: { display: 'none' },
  },
});

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s24,
  minBlockSize: control.field,
  paddingBlock: space.s12,
  textDecorationLine: 'none',
  selectors: { '&[rel="next"]': { justifyContent: 'flex-end', textAlign: 'end' } },
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
    // One below the other, the arrows at the edges would leave the words without a line of their own.
    [media.phone]: {
      selectors: { '&[rel="next"]': { justifyContent: 'space-between', textAlign: 'start' } },
    },
  },
});

export const label = component({ display: 'block', color: color.quiet, fontSize: type.tXs });

export const name = component({
  display: 'block',
  fontFamily: font.display,
  fontSize: type.tXl,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.25,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});
