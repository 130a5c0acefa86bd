import { expect, it } from 'vitest';
import { apparent, letterSize, minutesOf, signAxis } from './sign.ts';

it('makes a sign as wide as it is seen at arm’s length', () => {
  // By hand: 320 mm at 50 m are 320 / 50 000 of the distance, and so much of 600 mm.
  expect(apparent(320, 50)).toBeCloseTo(3.84);
  expect(apparent(1024, 20)).toBeCloseTo(30.72);
});

it('takes the angle of a letter from its height and distance', () => {
  // By hand: 256 / 150 000 = 0.0017067 rad; a radian has 3437.75 minutes.
  expect(minutesOf(256, 150)).toBeCloseTo(5.867, 3);
  expect(minutesOf(80, 50)).toBeCloseTo(5.5, 2);
});

it.each([
  [50, 60, 20],
  [80, 100, 20],
  [150, 200, 50],
])('ends the axis of a sign that is read from %d m at %d m', (readable, end, labelled) => {
  expect(signAxis(readable)).toEqual({ end, labelled });
});

it('lets a word fill the panel, as tall or as wide as it is', () => {
  const panel = { width: 64, height: 16 };
  expect(letterSize('请勿靠近', panel)).toBeCloseTo(15.04);
  expect(letterSize('请勿靠近此处', panel)).toBeCloseTo(10.03, 1);
  expect(0.7 * letterSize('STOP', panel)).toBeLessThanOrEqual(16);
  expect(letterSize('KEEP CLEAR', panel)).toBeLessThan(letterSize('STOP', panel));
});
