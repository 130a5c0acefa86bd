import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const desktop = '(min-width: 769px)';
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** Picture, plate and words in a row; the first takes the room that the best answer deserves. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
  gap: `${vars.space.s16} ${vars.page.gutter}`,
  alignItems: 'center',
  borderBlockEnd: hairline,
  paddingBlock: vars.space.s24,
  breakInside: 'avoid',
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr)',
      selectors: {
        '&[data-best]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gridTemplateRows: '1fr 1fr',
          paddingBlock: vars.space.s48,
        },
      },
    },
  },
});

export const picture = style({
  vars: { '--picture-shadow': 'drop-shadow(0 14px 14px rgb(0 0 0 / 0.22))' },
  '@media': {
    [desktop]: { selectors: { '[data-best] > &': { gridRow: 'span 2' } } },
    print: { vars: { '--picture-shadow': 'none' } },
  },
});

export const model = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s8,
  '@media': { [desktop]: { selectors: { '[data-best] > &': { alignSelf: 'end' } } } },
});

export const code = style({
  position: 'relative',
  fontFamily: vars.font.display,
  fontSize: vars.type.dS,
  fontStretch: '125%',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  selectors: { '[data-best] > * > &': { fontSize: vars.type.dM } },
});

export const link = style({
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
  // A finger needs more than the code.
  '::after': { content: '', position: 'absolute', insetBlock: '-12px', insetInline: 0 },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});

export const words = style({
  gridColumn: '1 / -1',
  '@media': { [desktop]: { gridColumn: 'auto', selectors: { '[data-best] > &': { alignSelf: 'start' } } } },
});

export const see = style({ marginBlockStart: vars.space.s16 });

export const note = style({ color: vars.color.quiet, fontSize: vars.type.tSm });
