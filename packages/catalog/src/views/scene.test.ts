import { illuminance } from '@payload/measure/light';
import { describe, expect, it } from 'vitest';
import { industries } from '../industries.ts';
import { physicsOf } from '../physics.ts';
import { findProduct, specValueOf } from '../products/index.ts';
import type { Beam } from '../replies/index.ts';
import { scenes } from '../scenes.ts';
import { type Scene, sceneOf } from './scene.ts';

const ids = industries.map(({ id }) => id);

function beamOf({ payload }: Scene): Beam {
  const physics = physicsOf(findProduct(payload.code));
  if (physics.kind === 'beam') return physics;
  if (physics.kind === 'footprint') return physics.beam;
  throw new Error(`${payload.code} has no light`);
}

/** Angle at `at` between two points, in degrees. */
function angleBetween([x, y]: Scene['at'], [ax, ay]: Scene['at'], [bx, by]: Scene['at']): number {
  const turned = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
  const degrees = Math.abs((turned * 180) / Math.PI);
  return Math.min(degrees, 360 - degrees);
}

describe.each(ids)('the scene of %s', (id) => {
  const scene = sceneOf(id);

  it('shows an aircraft and a payload that its page combines', () => {
    const options = industries.find((industry) => industry.id === id)?.options ?? [];
    const combined = options.some(
      ({ aircraft, products }) =>
        aircraft === scene.aircraft.code && products.some((code) => code === scene.payload.code),
    );
    expect(combined).toBe(true);
  });

  it('keeps the aircraft within what is shown and below the ceiling of flights without a permit', () => {
    const [x, y] = scene.at;
    const top = (scene.width * 380) / 616 - scene.below;
    expect(x > 0 && x < scene.width && y < top && y <= 120).toBe(true);
  });
});

const lit = ids.filter((id) => scenes[id].work.kind === 'light');

describe.each(lit)('the light in the scene of %s', (id) => {
  const scene = sceneOf(id);
  const beam = beamOf(scene);
  const { work } = scene;
  if (work.kind !== 'light') throw new Error('a light');

  it('has the angle of its product, from the lamp to both ends of what it lights', () => {
    const [start, end] = [work.patch[0], work.patch.at(-1)];
    expect(start && end && angleBetween(scene.at, start, end)).toBeCloseTo(beam.angleDeg, 1);
  });

  it('is as bright as its product is at that distance', () => {
    expect(work.lux).toBeCloseTo(illuminance(beam.candela, work.distance.lengthM), 6);
    // By the inverse-square law, what its data sheet states for 100 m.
    const stated = Number(specValueOf(findProduct(scene.payload.code), 'lux_100m'));
    expect(work.lux * (work.distance.lengthM / 100) ** 2).toBeCloseTo(stated, 1);
  });
});

it.each([
  // 2 · d · tan(angle / 2), from above onto level ground and from the front onto a wall.
  ['FireFighting', 24.6],
  ['MaritimeAffairs', 12.2],
  ['Transportation', 11.4],
] as const)('the cone of %s is on its target as wide as the circle that is written: %s m', (id, written) => {
  const { work } = sceneOf(id);
  if (work.kind !== 'light') throw new Error('a light');
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [work.patch[0], work.patch.at(-1)];
  expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(work.width.lengthM, 1);
  expect(work.width.lengthM).toBeCloseTo(written, 1);
});

it('writes of a slanted light how much of the ground it lights, as it is drawn', () => {
  const { work } = sceneOf('WarIndustry');
  if (work.kind !== 'light') throw new Error('a light');
  const [[x0] = [0], [x1] = [0]] = [work.patch[0], work.patch.at(-1)];
  expect(work.width.lengthM).toBeCloseTo(x1 - x0, 1);
});

it('says of a horn what its data sheet says at 50 m and at 100 m', () => {
  const { work, payload } = sceneOf('LawEnforcement');
  if (work.kind !== 'sound') throw new Error('a sound');
  const horn = findProduct(payload.code);
  expect([work.near.distanceM, work.far.distanceM].map(Math.round)).toEqual([50, 100]);
  expect(work.near.levelDb).toBeCloseTo(Number(specValueOf(horn, 'spl_50m_db')), 1);
  expect(work.far.levelDb).toBeCloseTo(Number(specValueOf(horn, 'spl_100m_db')), 1);
});
