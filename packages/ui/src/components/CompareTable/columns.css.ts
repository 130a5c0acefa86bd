import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/**
 * Two layouts of one native table. From 1100 px up it is set as a table, labels in the first
 * column. Below, each row is a grid with its label above the values, so that all models stay in
 * view without sideways scroll. Print has the first.
 *
 * Widths come from the root as a container (cqi), so that the header knows the height of its
 * pictures without script: it sticks above the view by just that height.
 */
export const pad = createVar();
export const gap = createVar();
/** Width of a model's column, and of the picture in it. */
export const column = createVar();
export const picture = createVar();
/** Height of the part of the header that leaves the view when it sticks. */
export const stageHeight = createVar();

export const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** A row of the second layout. */
export const rowGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  columnGap: gap,
} as const;
