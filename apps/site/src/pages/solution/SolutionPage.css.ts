import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const desktop = 'screen and (min-width: 769px)';
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const pains = style({
  display: 'grid',
  gap: vars.page.gutter,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The words of the whole begin where its heading stands: they are longer than it. */
export const painPoint = style({ '@media': { [desktop]: { alignItems: 'first baseline' } } });

export const pain = style({ borderBlockStart: hairline, paddingBlockStart: vars.space.s16 });

export const painTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.tLg,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.25,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const painText = style({
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  textWrap: 'pretty',
});

export const sample = style({ fontSize: vars.type.tXs, whiteSpace: 'nowrap' });

/** On paper a heading goes over to the next page with what it heads; in a grid it would stay behind. */
export const all = style({ '@media': { print: { display: 'block' } } });

export const heading = style({
  '@media': { print: { breakAfter: 'avoid', marginBlockEnd: vars.space.s16 } },
});

export const combinations = style({ display: 'grid', gap: vars.page.gutter });

export const tips = style({ borderBlockStart: hairline });

export const tip = style({
  borderBlockEnd: hairline,
  paddingBlock: vars.space.s12,
  textWrap: 'pretty',
  '@media': { print: { breakInside: 'avoid' } },
});
