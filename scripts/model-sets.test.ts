import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Box3, type Object3D, Vector3 } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';
import { aircraft, findAircraft, loadBench, products } from '../packages/catalog/src/index.ts';
import { sumLoad } from '../packages/catalog/src/load-rules.ts';
import { assembled, cornersOf } from '../packages/ui/src/components/ModelViewer/assembly.ts';
import { cell, cellsOf, coordinatesOf } from '../packages/ui/src/components/ModelViewer/grid.ts';
import type { Model } from '../packages/ui/src/components/ModelViewer/model.ts';

const folder = join(import.meta.dirname, '../apps/site/public/static/models');
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

const loaded = new Map<string, Promise<Model>>();

async function load(path: string): Promise<Model> {
  const file = readFileSync(join(folder, `${path}.glb`));
  const { scene } = await loader.parseAsync(new Uint8Array(file).buffer, '');
  const { view, lamps, mounts }: Pick<Model, 'view' | 'lamps' | 'mounts'> = Object.assign(
    { view: { azimuth: 0, elevation: 0, fill: 1 }, lamps: [], mounts: [] },
    scene.userData,
  );
  const points = cornersOf(scene);
  const diagonal = new Box3().setFromArray(points).getSize(new Vector3()).length();
  return { group: scene, view, lamps, mounts, points, diagonal, materials: [] };
}

const modelOf = (path: string): Promise<Model> => {
  const known = loaded.get(path) ?? load(path);
  loaded.set(path, known);
  return known;
};

const sizeOf = (root: Object3D): number[] =>
  new Box3().setFromArray(cornersOf(root)).getSize(new Vector3()).toArray();

/** An aircraft of the catalogue with products of its bench. */
async function hung(key: (typeof aircraft)[number]['key'], codes: readonly string[]) {
  const entry = findAircraft(key);
  const bench = loadBench(entry);
  const carrier = await modelOf(`aircraft/${entry.picture}`);
  const models = await Promise.all(
    codes.map(async (code) => {
      const product = bench.products.find((each) => each.code === code);
      return {
        key: code,
        src: '',
        // What the page clips on top.
        side: product?.watts === 0 && product.weightG < 50 && !product.isBracket ? 'above' : 'below',
        bracket: product?.bracket ?? undefined,
        model: await modelOf(code),
      } as const;
    }),
  );
  const exhibit = assembled(carrier, models);
  exhibit.group.updateMatrixWorld(true);
  return { carrier, models, exhibit };
}

describe('a set of models', () => {
  it.each(products)('$code hangs from an aircraft in the size that it has alone', async ({ code }) => {
    const alone = sizeOf((await modelOf(code)).group);
    const carriers = aircraft.filter((each) =>
      loadBench(each).products.some((product) => product.code === code),
    );
    const { carrier, models } = await hung(carriers.at(-1)?.key ?? 'M350', [code]);
    for (const [axis, length] of sizeOf(models[0]?.model.group ?? carrier.group).entries())
      expect(length).toBeCloseTo(alone[axis] ?? 0, 5);
  });

  // Each takes a second: a sample of them.
  const pairs = aircraft.flatMap((entry) => {
    const { carrier, products: made } = loadBench(entry);
    return made
      .flatMap((one, index) => made.slice(index + 1).map((other) => [one, other] as const))
      .filter((pair) => sumLoad(carrier, pair).faults.length === 0)
      .filter((_, index) => index % 61 === 0)
      .map(([one, other]) => ({ key: entry.key, one: one.code, other: other.code }));
  });

  it.each(pairs)(
    '$one and $other hang from $key without being within each other',
    async ({ key, one, other }) => {
      const { models, carrier } = await hung(key, [one, other]);
      const level = (carrier.mounts[0]?.at[1] ?? 0) / cell;
      const [first, second] = models.map(({ model }) => cellsOf(cornersOf(model.group)));
      const body = cellsOf(cornersOf(carrier.group));
      // Faces that touch share cells, as does a payload with the bracket above it.
      const shared = (cells: Set<number> = new Set(), others: Set<number> = new Set()) =>
        [...cells].filter((each) => others.has(each) && coordinatesOf(each)[1] < level - 3).length /
        cells.size;
      expect(shared(first, second)).toBeLessThan(0.06);
      expect(shared(first, body)).toBeLessThan(0.06);
      expect(shared(second, body)).toBeLessThan(0.06);
    },
  );
});
