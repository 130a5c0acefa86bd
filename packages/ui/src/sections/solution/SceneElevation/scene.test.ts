import { circleWidth } from '@payload/measure/light';
import { expect, it } from 'vitest';
import { scenes } from '../../../fixtures/scenes.ts';
import { dimensionPath, frame, soundPath } from './scene.ts';

it('shows a part as high as the shape of the drawing leaves of its width', () => {
  const { width, height, top } = frame(scenes.fire);
  expect(width / height).toBeCloseTo(616 / 380);
  expect(top + scenes.fire.below).toBeCloseTo(height);
});

it.each(['fire', 'sea'] as const)('the light of %s is as wide as that of a beam instrument', (name) => {
  const { work } = scenes[name];
  if (work.kind !== 'light') throw new Error('a light');
  const angle = name === 'fire' ? 14 : 10;
  expect(work.width.lengthM).toBeCloseTo(circleWidth(angle, work.distance.lengthM), 1);
});

it('draws a dimension with a tick across both ends', () => {
  expect(dimensionPath({ from: [0, 0], to: [10, 0], lengthM: 10 }, 1)).toBe('M0 0L10 0M0 -1l0 2M10 -1l0 2');
});

it('draws fronts of sound down to the ears, none beyond the farthest', () => {
  const { at, work } = scenes.crowd;
  if (work.kind !== 'sound') throw new Error('a sound');
  const fronts = soundPath(at, work);
  const radii = [...fronts.matchAll(/A([\d.]+)/g)].map(([, radius]) => Number(radius));
  expect(radii).toEqual([12.5, 25, 37.5, 50, 62.5, 75, 87.5]);
  const ends = [...fronts.matchAll(/ 1 ([\d.]+) ([\d.]+)/g)].map(([, , y]) => Number(y));
  for (const y of ends) expect(y).toBeGreaterThanOrEqual(work.far.at[1] - 0.1);
});
