import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 1101px)';

/** Where no script runs, nothing can be answered; what can be read stands in its place. */
export const scripted = style({
  display: 'grid',
  gap: vars.space.s48,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The question's column of 600 px, and beside it the answers so far. */
export const beside = style({
  display: 'grid',
  gap: `${vars.space.s48} ${vars.space.s64}`,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 600px) minmax(0, 400px)',
      justifyContent: 'space-between',
    },
  },
});

// Cards stand two in a row: an odd one has the last row to itself.
globalStyle(`${beside} [data-variant="cards"] > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const stack = style({ display: 'grid', gap: vars.space.s24, alignContent: 'start' });

/** A heading that has the focus after a step shows it by standing there, not by a ring. */
export const heading = style({ outline: 'none' });

export const question = style([
  heading,
  {
    fontFamily: vars.font.display,
    fontSize: vars.type.dS,
    fontStretch: '112%',
    fontWeight: 680,
    lineHeight: vars.leading.heading,
    paddingBlockEnd: vars.space.s12,
    textWrap: 'balance',
    selectors: { '&:lang(zh)': { fontWeight: 700 } },
  },
]);

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} ${vars.space.s24}`,
});
