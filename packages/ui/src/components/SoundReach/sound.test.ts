import { describe, expect, it } from 'vitest';
import { drawSound, levelAt, reachAxis, reachLabels, stairs } from './sound.ts';

const h1t = [
  { distance: 1, level: 114 },
  { distance: 50, level: 79.6 },
  { distance: 100, level: 73.1 },
];

describe('levelAt', () => {
  it('goes through every measured point', () => {
    for (const { distance, level } of h1t) expect(levelAt(h1t, distance)).toBeCloseTo(level, 9);
  });

  it('falls by 20 dB for ten times the distance where there is but one point', () => {
    expect(levelAt([{ distance: 1, level: 120 }], 10)).toBeCloseTo(100, 9);
    expect(levelAt([{ distance: 1, level: 120 }], 100)).toBeCloseTo(80, 9);
  });

  it('meets the level at which speech is understood where the catalogue says the reach is', () => {
    expect(levelAt(h1t, 300)).toBeCloseTo(61.7, 0);
  });

  it('only falls', () => {
    let before = Number.POSITIVE_INFINITY;
    for (let distance = 1; distance <= 300; distance += 1) {
      const level = levelAt(h1t, distance);
      expect(level).toBeLessThan(before);
      before = level;
    }
  });
});

describe('reachAxis', () => {
  it.each([
    [200, 2, 100],
    [250, 2, 125],
    [290, 5, 58],
    [300, 5, 60],
    [940, 10, 94],
    [40, 0.5, 80],
  ])('of %d m has round ticks', (reach, tick, ticks) => {
    expect(reachAxis(reach)).toEqual({ end: reach, tick, ticks });
  });

  it('rounds a crooked reach up to a tick', () => {
    expect(reachAxis(333)).toEqual({ end: 335, tick: 5, ticks: 67 });
  });
});

describe('reachLabels', () => {
  it.each([
    [200, [0, 50, 100, 150, 200]],
    [300, [0, 100, 200, 300]],
    [940, [0, 200, 400, 600, 940]],
    [560, [0, 200, 400, 560]],
    [250, [0, 50, 100, 150, 200, 250]],
    [480, [0, 100, 200, 300, 480]],
    [410, [0, 100, 200, 300, 410]],
  ])('of %d m are round, and the reach itself', (reach, labels) => {
    expect(reachLabels(reach)).toEqual(labels);
  });
});

describe('drawSound', () => {
  it('begins at the top with the first point and ends at the reach', () => {
    const { curve, points, reach } = drawSound(h1t, 300, reachAxis(300));
    expect(points[0]).toEqual({ along: 0.003333, down: 0 });
    expect(curve[0]).toEqual(points[0]);
    expect(curve.at(-1)!.along).toBeCloseTo(1, 9);
    expect(curve.at(-1)!.down).toBeCloseTo(reach.down, 9);
  });

  it('has zero at the bottom: half the level is half the height', () => {
    const { reach } = drawSound([{ distance: 1, level: 120 }], 1000, reachAxis(1000));
    expect(reach.down).toBeCloseTo(0.5, 9);
  });
});

describe('the comb under the curve', () => {
  it('has a tooth over each tick up to the reach, each fifth a tall one', () => {
    const { ticks } = drawSound(h1t, 298, reachAxis(298));
    expect(ticks).toHaveLength(59);
    expect(ticks.filter(({ isMajor }) => isMajor)).toHaveLength(11);
    expect(ticks.at(-1)!.along).toBeCloseTo(295 / 300, 6);
  });
});

describe('stairs', () => {
  it('keeps words at their points where there is room', () => {
    expect(stairs([0, 60, 90], 20)).toEqual([0, 60, 90]);
  });

  it('lifts words that would lie on the next', () => {
    expect(stairs([0, 58, 69], 24)).toEqual([0, 45, 69]);
    expect(stairs([0, 10, 20], 24)).toEqual([-28, -4, 20]);
  });
});
