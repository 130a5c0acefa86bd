import { BoxGeometry, Group, Mesh, MeshStandardMaterial, ShaderMaterial } from 'three';
import { expect, it, vi } from 'vitest';
import { usdOf } from './quick-look.ts';

/** A box in a group in units of its own, as files have it, that stands turned on a stage. */
function model() {
  const group = new Group();
  const inMillimetres = new Group();
  inMillimetres.scale.setScalar(0.001);
  inMillimetres.add(new Mesh(new BoxGeometry(200, 100, 50), new MeshStandardMaterial({ name: 'alu' })));
  const beam = new Mesh(new BoxGeometry(5000, 5000, 5000), new ShaderMaterial());
  group.add(inMillimetres, beam);
  const turntable = new Group();
  turntable.rotation.y = 1;
  turntable.add(group);
  return { group, points: new Float32Array([0, -0.05, 0, 0, 0.05, 0]) };
}

// The container keeps its files as they are, so that they can be read in it.
const textOf = (usd: Uint8Array) => new TextDecoder('latin1').decode(usd);

/** The sixteen numbers of each transform, from the outermost on. */
const transformsIn = (text: string) =>
  Array.from(text.matchAll(/xformOp:transform = \((.*)\)/g), ([, numbers = '']) =>
    Array.from(numbers.matchAll(/-?\d[\d.e-]*/g), ([number]) => Number(number)),
  );

it('has its true size in metres and stands on the ground, however it was turned', async () => {
  const warn = vi.spyOn(console, 'warn');
  const text = textOf(await usdOf(model()));
  expect(text).toContain('metersPerUnit = 1');
  const transforms = transformsIn(text);
  const [width, height, depth] = [0, 5, 10].map((at) =>
    transforms.reduce((product, transform) => product * (transform[at] ?? Number.NaN), 1),
  );
  expect([width, height, depth].map((scale) => (scale ?? 0) * 1000)).toEqual([
    expect.closeTo(1),
    expect.closeTo(1),
    expect.closeTo(1),
  ]);
  // Half of its height above the ground, and nowhere aside.
  const moved = [12, 13, 14].map((at) =>
    transforms.reduce((sum, transform) => sum + (transform[at] ?? 0), 0),
  );
  expect(moved).toEqual([expect.closeTo(0), expect.closeTo(0.05), expect.closeTo(0)]);
  expect(warn).not.toHaveBeenCalled();
});

it('leaves out what is light and not the device', async () => {
  const text = textOf(await usdOf(model()));
  expect(text).toContain('(100.0000, 50.00000, 25.00000)');
  expect(text).not.toContain('2500.000');
});
