import type { SceneObject, ScenePoint } from './scene-source.ts';

/** What lies left of the picture, in metres. */
export const left = -400;
/** Level ground under a picture so many metres wide, and beyond it. */
export const level = (width: number): ScenePoint[] => [
  [left, 0],
  [width + 400, 0],
];

/** Places from their coordinates, each to the right and up. */
export const line = (coordinates: readonly number[]): ScenePoint[] =>
  Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index] ?? 0,
    coordinates[2 * index + 1] ?? 0,
  ]);

/** Trees from where each stands and how high it is. */
export const trees = (sizes: readonly number[]): SceneObject[] =>
  line(sizes).map(([x, height]) => ({ kind: 'tree', x, height }));

/** Several of a kind. */
export const each = (
  kind: 'person' | 'car' | 'van' | 'lorry' | 'fireEngine',
  places: readonly number[],
): SceneObject[] => places.map((x) => ({ kind, x }));
