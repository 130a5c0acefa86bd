import type { CompareRow } from './comparison.ts';

/** Whether the models differ in a row: two cells are the same when their texts are; a missing cell is an empty one. */
export function differs(row: CompareRow, models: readonly string[]): boolean {
  return new Set(models.map((model) => row.cells[model]?.text ?? '')).size > 1;
}

/**
 * The model with the best figure of a row, and which end that is. None where the better end depends
 * on the job, where fewer than two models have a figure, or where the best figure is shared.
 */
export function bestOf(
  row: CompareRow,
  models: readonly string[],
): { model: string; end: 'highest' | 'lowest' } | null {
  if (row.better === null) return null;
  const direction = row.better === 'more' ? 1 : -1;
  const ranked = models
    .flatMap((model) => {
      const value = row.cells[model]?.value;
      return value === undefined ? [] : [{ model, rank: value * direction }];
    })
    .toSorted((a, b) => b.rank - a.rank);
  const [first, second] = ranked;
  if (!first || !second || first.rank === second.rank) return null;
  return { model: first.model, end: row.better === 'more' ? 'highest' : 'lowest' };
}
