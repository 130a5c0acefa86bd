import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const row = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});

export const more = style({ display: 'grid', gap: space.s8, justifyItems: 'start' });
