import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { codeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke, type } = vars;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Picture, plate and words in a row. */
export const item = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
  gap: `${space.s16} ${page.gutter}`,
  alignItems: 'center',
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  paddingBlock: space.s24,
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr)',
    },
    print: {
      gridTemplateColumns: '64px 10rem minmax(0, 1fr)',
      columnGap: space.s16,
      paddingBlock: space.s4,
    },
  },
});

export const picture = component({
  vars: { '--picture-shadow': 'drop-shadow(0 14px 14px rgb(0 0 0 / 0.22))' },
  '@media': {
    print: { vars: { '--picture-shadow': 'none' } },
  },
});

export const model = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s8,
});

export const code = component({
  ...codeText,
  position: 'relative',
  fontSize: type.dS,
  lineHeight: 1,
});

export const link = component({
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
  // A finger needs more than the code.
  '::after': { content: '', position: 'absolute', insetBlock: '-12px', insetInline: 0 },
});

export const figures = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s16,
  color: color.quiet,
  fontSize: type.tSm,
});

export const words = component({
  gridColumn: '1 / -1',
  '@media': {
    [media.desktop]: { gridColumn: 'auto' },
    print: { gridColumn: 'auto' },
  },
});
