import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Close-set: the questions are what one comes for. */
export const first = style({ paddingBlock: space.s32 });

export const filter = style({});

// All families in one line: where the label has no room beside them, it stands above.
globalStyle(`${filter} > div`, {
  '@media': { 'screen and (min-width: 1101px)': { flexWrap: 'wrap', rowGap: space.s8 } },
});

export const group = style({ paddingBlock: space.s64 });

/** Stays beside its questions, however long the open answers are. */
export const family = style({
  '@media': { 'screen and (min-width: 769px)': { position: 'sticky', insetBlockStart: space.s32 } },
});

/** Where to go with what is not answered here. Nobody goes there from paper. */
export const ways = style({
  display: 'grid',
  gap: space.s24,
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
});
