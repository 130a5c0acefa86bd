import { expect, it } from 'vitest';
import { type FlashTimes, flashesOf, litAt, roundOf, shownSpeed, timeLineEnd } from './flash.ts';

const white = (...times: number[]): FlashTimes => ({ colours: ['white'], times });
const chase: FlashTimes = { colours: ['red', 'blue'], times: [200, 50, 200, 50] };
const patrol: FlashTimes = {
  colours: ['red', 'red', 'blue', 'blue'],
  times: [80, 80, 80, 260, 80, 80, 80, 260],
};

/** The most flashes that begin within any second, over several rounds as they are shown. */
function mostInASecond(pattern: FlashTimes): number {
  const speed = shownSpeed(pattern);
  const round = roundOf(pattern);
  const begins = Array.from({ length: 40 }, (_, index) =>
    flashesOf(pattern).map(({ from }) => (from + index * round) / speed),
  ).flat();
  return Math.max(
    ...begins.map((begin) => begins.filter((at) => at >= begin && at < begin + 1000 - 1e-6).length),
  );
}

// By hand: the fourth flash after 750 ms, after 660 ms, after 1 400 ms.
it.each([
  [white(100, 150), 0.75],
  [chase, 0.75],
  [patrol, 0.65],
  [white(80, 120, 80, 120, 80, 920), 1],
  [white(100, 1100), 1],
  [white(1000, 0), 1],
])('is slowed down as far as three flashes a second ask for', (pattern, speed) => {
  expect(shownSpeed(pattern)).toBe(speed);
});

it('never flashes more than three times in a second', () => {
  for (let lit = 10; lit <= 400; lit += 30)
    for (let dark = 10; dark <= 900; dark += 70)
      for (const pattern of [white(lit, dark), white(lit, 60, lit, dark), white(lit, 20, lit, 20, lit, dark)])
        expect(mostInASecond(pattern), `times ${pattern.times.join()}`).toBeLessThanOrEqual(3);
  expect(mostInASecond(chase)).toBe(3);
});

it('is lit in the colour of its flash, and dark between', () => {
  const flashes = flashesOf(chase);
  expect([0, 199, 200, 250, 449, 450, 499].map((at) => litAt(flashes, at))).toEqual([
    'red',
    'red',
    null,
    'blue',
    'blue',
    null,
    null,
  ]);
});

it('ends its time line after the longest round', () => {
  expect(timeLineEnd([white(100, 1100)])).toBe(4000);
  expect(timeLineEnd([white(100, 1100), white(6000, 800)])).toBe(8000);
});
