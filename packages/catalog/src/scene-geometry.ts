import type { ScenePoint } from './scene-source.ts';

/** Metres between two points. */
export const between = ([x0, y0]: ScenePoint, [x1, y1]: ScenePoint) => Math.hypot(x1 - x0, y1 - y0);

/** Length in metres of a line through points. */
export const lengthOf = (points: readonly ScenePoint[]) =>
  points.slice(1).reduce((sum, point, index) => sum + between(points[index] ?? point, point), 0);

/** How far along a ray from `from` a section is met; Infinity where it is not. */
function metAfter(
  [x, y]: ScenePoint,
  [dx, dy]: ScenePoint,
  [[x0, y0], [x1, y1]]: readonly [ScenePoint, ScenePoint],
): number {
  const [ex, ey] = [x1 - x0, y1 - y0];
  const across = dx * ey - dy * ex;
  const along = ((x0 - x) * ey - (y0 - y) * ex) / across;
  const share = ((x0 - x) * dy - (y0 - y) * dx) / across;
  return along > 0 && share >= 0 && share <= 1 ? along : Infinity;
}

/**
 * What a cone of light from `from` with its axis through `aim` lights of a surface, from one edge of the cone to the other.
 * @param surface points from left to right, or from below upward
 * @throws {Error} where an edge of the cone does not meet the surface
 */
export function litPart(
  from: ScenePoint,
  aim: ScenePoint,
  angleDeg: number,
  surface: readonly ScenePoint[],
): ScenePoint[] {
  const axis = Math.atan2(aim[1] - from[1], aim[0] - from[0]);
  const half = (angleDeg * Math.PI) / 360;
  const ends = [axis - half, axis + half].map((angle) => {
    const ray: ScenePoint = [Math.cos(angle), Math.sin(angle)];
    const [first] = surface
      .slice(1)
      .map((point, index) => ({ index, along: metAfter(from, ray, [surface[index] ?? point, point]) }))
      .toSorted((a, b) => a.along - b.along);
    if (!first || first.along === Infinity) throw new Error('the light does not meet the surface');
    const point: ScenePoint = [from[0] + ray[0] * first.along, from[1] + ray[1] * first.along];
    return { index: first.index, point };
  });
  const [start, end] = ends.toSorted((a, b) => a.index - b.index || a.point[0] - b.point[0]);
  if (!start || !end) return [];
  return [start.point, ...surface.slice(start.index + 1, end.index + 1), end.point];
}
