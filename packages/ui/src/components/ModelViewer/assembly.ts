import { Box3, BoxGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, Vector3 } from 'three';
import type { Exhibit, HungModel } from './exhibit.ts';
import { cellsOf, type Point } from './grid.ts';
import { type Body, type Held, hangingPlaces } from './hanging-places.ts';
import type { Model } from './model.ts';

/** A bar's edge, in metres: as thick as a rail of its kind. */
const barWidth = 0.012;
/** A payload's mount stands in what it hangs from. */
const overlap = 0.004;

/**
 * Hangs models from an aircraft: each by its mount, all in their own size. A bracket carries the first that is mounted with it.
 */
export function assembled(aircraft: Model, hung: readonly (HungModel & { model: Model })[]): Exhibit {
  aircraft.group.removeFromParent();
  aircraft.group.position.set(0, 0, 0);
  const stacks = stacksOf(hung).map((stack) => ({ ...stack, group: stackGroup(stack) }));
  const { places, bars } = hangingPlaces(
    { cells: cellsOf(cornersOf(aircraft.group)), mount: mountOf(aircraft) },
    stacks.map(({ key, side, group }): Held => ({ key, side, body: bodyOf(group) })),
  );
  const group = new Group().add(aircraft.group);
  for (const { key, group: stack } of stacks) {
    stack.position.set(...(places[key] ?? [0, 0, 0]));
    group.add(stack);
  }
  const material = new MeshStandardMaterial({ color: 0x15_18_1a, metalness: 0.7, roughness: 0.45 });
  const rods = bars.map(([from, to]) => barBetween(from, to, material));
  if (rods.length > 0) group.add(...rods);
  const points = cornersOf(group);
  return {
    group,
    points,
    models: [aircraft, ...hung.map(({ model }) => model)],
    diagonal: new Box3().setFromArray(points).getSize(new Vector3()).length(),
    dispose() {
      material.dispose();
      for (const rod of rods) rod.geometry.dispose();
    },
  };
}

type Stack = { key: string; side: 'below' | 'above'; models: readonly Model[] };

/** What hangs one below the other: brackets with what they carry, and all else by itself. */
function stacksOf(hung: readonly (HungModel & { model: Model })[]): Stack[] {
  const carried = new Map<string, HungModel & { model: Model }>();
  for (const each of hung)
    if (each.bracket && !carried.has(each.bracket) && hung.some(({ key }) => key === each.bracket))
      carried.set(each.bracket, each);
  const isCarried = new Set([...carried.values()].map(({ key }) => key));
  return hung
    .filter(({ key }) => !isCarried.has(key))
    .map(({ key, side, model }) => {
      const load = carried.get(key);
      return { key, side, models: load ? [model, load.model] : [model] };
    });
}

/** Where a model is held: its mount, or the middle of its top where it has none. */
function mountOf({ mounts, points }: Model): Point {
  const [mount] = mounts;
  if (mount) return mount.at;
  const { min, max } = new Box3().setFromArray(points);
  return [(min.x + max.x) / 2, max.y, (min.z + max.z) / 2];
}

/** Models one below the other, whose uppermost is held at the origin; upside down on top of an aircraft. */
function stackGroup({ models, side }: Stack): Group {
  const stack = new Group();
  const next = new Vector3();
  for (const model of models) {
    const [x, y, z] = mountOf(model);
    model.group.position.set(next.x - x, next.y - y, next.z - z);
    stack.add(model.group);
    const { min, max } = new Box3().setFromArray(model.points);
    next.add(new Vector3((min.x + max.x) / 2 - x, min.y - y + overlap, (min.z + max.z) / 2 - z));
  }
  // It looks forward still.
  if (side === 'above') stack.rotation.z = Math.PI;
  return new Group().add(stack);
}

function bodyOf(group: Group): Body {
  const corners = cornersOf(group);
  const { min, max } = new Box3().setFromArray(corners);
  return { cells: cellsOf(corners), least: [min.x, min.y, min.z], most: [max.x, max.y, max.z] };
}

const lengthOf = ({ geometry }: Mesh): number =>
  geometry.getIndex()?.count ?? geometry.getAttribute('position').count;

/** x, y, z of the corners of every triangle, where they are in the world; light has another material than bodies. */
export function cornersOf(root: Object3D): Float32Array {
  const meshes: Mesh[] = [];
  root.updateMatrixWorld(true);
  root.traverse((each) => {
    if (each instanceof Mesh && each.material instanceof MeshStandardMaterial) meshes.push(each);
  });
  const corners = new Float32Array(3 * meshes.reduce((sum, mesh) => sum + lengthOf(mesh), 0));
  const point = new Vector3();
  let at = 0;
  for (const mesh of meshes) {
    const position = mesh.geometry.getAttribute('position');
    const index = mesh.geometry.getIndex();
    for (let corner = 0; corner < lengthOf(mesh); corner += 1) {
      point.fromBufferAttribute(position, index ? index.getX(corner) : corner).applyMatrix4(mesh.matrixWorld);
      // `toArray`, which is called with arrays of other kinds as well, takes ten times as long.
      corners[at] = point.x;
      corners[at + 1] = point.y;
      corners[at + 2] = point.z;
      at += 3;
    }
  }
  return corners;
}

function barBetween(from: Point, to: Point, material: MeshStandardMaterial): Mesh {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const size = new Vector3().subVectors(end, start);
  const bar = new Mesh(
    new BoxGeometry(...size.toArray().map((length) => Math.abs(length) + barWidth)),
    material,
  );
  bar.position.addVectors(start, end).divideScalar(2);
  return bar;
}
