import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Ways on, in a line; on phones each fills it. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} ${vars.space.s24}`,
  '@media': {
    'screen and (max-width: 768px)': { display: 'grid', justifyItems: 'stretch' },
    print: { display: 'none' },
  },
});

/** What it was all for: the one thing to write down. */
export const number = style({
  display: 'grid',
  gap: vars.space.s12,
  justifyItems: 'start',
});

/** What was asked for, in the customer's own lines. On paper it goes into the parcel, and nothing else does. */
export const slip = style({ inlineSize: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

globalStyle(`main:has(${slip}) aside`, { '@media': { print: { display: 'none' } } });
globalStyle(`${number} > :is(button, output)`, { '@media': { print: { display: 'none' } } });

export const numberLabel = style({ color: vars.color.quiet, fontSize: vars.type.tSm });

export const code = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.type.dM,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
