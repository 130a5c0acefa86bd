import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, stroke, type } = vars;

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  textWrap: 'pretty',
});

export const symptom = style({ color: color.quiet });

export const steps = style({
  display: 'grid',
  gap: space.s8,
  paddingInlineStart: '1.35em',
  listStyle: 'decimal',
});

export const step = style({
  '::marker': { color: color.quiet, fontVariantNumeric: 'tabular-nums' },
  '@media': { print: { breakInside: 'avoid' } },
});

export const note = style({
  paddingInlineStart: space.s16,
  borderInlineStart: `${stroke.head} solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

/** Where to go from the answer. Nobody goes there from paper. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s24}`,
  fontSize: type.tSm,
  '@media': { print: { display: 'none' } },
});

/** As tall as the way on beside it. */
export const copy = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });

export const small = style({ color: color.quiet, fontSize: type.tSm });
