import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Box3, Mesh, Vector3 } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';
import { aircraft, products } from '../packages/catalog/src/index.ts';
import { framed, halfWidth } from '../packages/ui/src/components/ModelViewer/framing.ts';
import { cutoutSizes } from '../packages/view-models/src/scenes/cutout-sizes.ts';

const folder = join(import.meta.dirname, '../apps/site/public/static/models');
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

async function load(path: string) {
  const file = readFileSync(join(folder, path));
  const { scene } = await loader.parseAsync(new Uint8Array(file).buffer, '');
  const size = new Box3().setFromObject(scene, true).getSize(new Vector3());
  return { scene, extras: scene.userData, millimetres: size.multiplyScalar(1000).toArray() };
}

const filesIn = (path: string) =>
  readdirSync(join(folder, path))
    .filter((name) => name.endsWith('.glb'))
    .map((name) => basename(name, '.glb'))
    .toSorted();

/** The edge of a cube of a box's volume. A picture's device has the room of the real one, not its edges. */
const edge = (box: readonly number[]) => box.reduce((product, length) => product * length, 1) ** (1 / 3);

/** Between motors across, as their makers publish it, in millimetres. */
const wheelbases = {
  m350: 895,
  m300: 895,
  m400: 1070,
  m30: 668,
  m3e: 380,
  m4e: 439,
  fc30: 1540,
  evomax: 466,
};

describe('the models', () => {
  it('are there for every product and every drawing of an aircraft, and none besides', () => {
    expect(filesIn('.')).toEqual(products.map(({ code }) => code).toSorted());
    expect(filesIn('aircraft')).toEqual(Object.keys(wheelbases).toSorted());
    expect(Object.keys(wheelbases)).toEqual(expect.arrayContaining(aircraft.map(({ picture }) => picture)));
  });

  it.each(products)('$code is as large as the catalogue says', async ({ code, spec }) => {
    const { millimetres } = await load(`${code}.glb`);
    const ratio =
      'panel_size_mm' in spec
        ? millimetres[0] / (spec.panel_size_mm[0] ?? 0)
        : edge(millimetres) / edge(spec.size_mm);
    expect(ratio).toBeGreaterThan(0.96);
    expect(ratio).toBeLessThan(1.02);
  });

  it.each(Object.entries(wheelbases))('%s is as wide as its maker says', async (key, wheelbase) => {
    const { extras, millimetres } = await load(`aircraft/${key}.glb`);
    const rotors: { at: number[] }[] = extras['rotors'];
    const apart = rotors.flatMap(({ at: one }) =>
      rotors.map(({ at: other }) => Math.hypot(...one.map((each, axis) => each - (other[axis] ?? 0)))),
    );
    expect(Math.max(...apart) * 1000).toBeGreaterThan(wheelbase * 0.99);
    expect(Math.max(...apart) * 1000).toBeLessThan(wheelbase * 1.015);
    // Motors stand at the ends of the arms, so the body without propellers spans hardly more than they do.
    const [width, , depth] = millimetres;
    expect(Math.hypot(width, depth) / wheelbase).toBeGreaterThan(0.95);
    expect(Math.hypot(width, depth) / wheelbase).toBeLessThan(1.3);
  });

  it.each(products)('$code is as large on its cut-out as drawings take it to be', async ({ code }) => {
    const { scene, extras } = await load(`${code}.glb`);
    const points: number[] = [];
    scene.updateMatrixWorld(true);
    scene.traverse((each) => {
      if (!(each instanceof Mesh)) return;
      const position = each.geometry.getAttribute('position');
      for (let index = 0; index < position.count; index += 1) {
        const point = new Vector3().fromBufferAttribute(position, index).applyMatrix4(each.matrixWorld);
        points.push(...point.toArray());
      }
    });
    const { distance, size } = framed(new Float32Array(points), extras['view'], 4 / 3);
    const shown = [(2 * halfWidth) / 1.152, size.width, size.height].map((each) => each * distance * 1000);
    const stated = cutoutSizes[code] ?? [];
    expect(stated).toHaveLength(3);
    for (const [index, length] of stated.entries())
      expect(Math.abs(length - (shown[index] ?? 0))).toBeLessThan(1);
  });

  it.each(products)('$code has the view of its picture', async ({ code }) => {
    const { extras } = await load(`${code}.glb`);
    expect(extras['view'].fill).toBeGreaterThan(0.6);
    expect(extras['view'].fill).toBeLessThanOrEqual(0.78);
  });

  it.each(products.filter(({ type }) => type === 'searchlight'))(
    '$code has lamps within it',
    async ({ code }) => {
      const { scene, extras } = await load(`${code}.glb`);
      const lamps: { at: [number, number, number] }[] = extras['lamps'];
      expect(lamps.length).toBeGreaterThan(0);
      const around = new Box3().setFromObject(scene, true).expandByScalar(0.02);
      expect(lamps.filter(({ at }) => !around.containsPoint(new Vector3(...at)))).toEqual([]);
      const materials = new Set<string>();
      scene.traverse((each) => each instanceof Mesh && materials.add(each.material.name));
      expect([...materials]).toContain('chip');
    },
  );
});
