import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two lists side by side; one alone keeps its half. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s48} ${vars.page.gutter}`,
  '@media': { 'screen and (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space.s16, alignContent: 'start' });

export const all = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } });
