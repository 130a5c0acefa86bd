import { describe, expect, it } from 'vitest';
import { approached, heading, isSame, moved, type View, viewAfterKey } from './view.ts';

const home: View = { azimuth: -32, elevation: 8, zoom: 1 };

describe('keys', () => {
  it('turn the model as if an arrow pushed it', () => {
    expect(viewAfterKey('ArrowRight', home, home)?.azimuth).toBe(-47);
    expect(viewAfterKey('ArrowLeft', home, home)?.azimuth).toBe(-17);
    expect(viewAfterKey('ArrowDown', home, home)?.elevation).toBe(23);
    expect(viewAfterKey('ArrowUp', home, home)?.elevation).toBe(-7);
  });

  it('enlarge and reduce it by the same step', () => {
    const larger = viewAfterKey('+', home, home) ?? home;
    expect(larger.zoom).toBeGreaterThan(1);
    expect(viewAfterKey('-', larger, home)?.zoom).toBeCloseTo(1);
  });

  it('put it back, and leave other keys to the page', () => {
    expect(viewAfterKey('Home', { azimuth: 200, elevation: 60, zoom: 3 }, home)).toEqual(home);
    expect(viewAfterKey('Tab', home, home)).toBeUndefined();
  });
});

it('never turns a model over, nor out of sight', () => {
  expect(moved(home, { elevation: 400 }).elevation).toBe(85);
  expect(moved(home, { elevation: -400 }).elevation).toBe(-85);
  expect(moved(home, { zoom: 100 }).zoom).toBe(4);
  expect(moved(home, { zoom: 0.001 }).zoom).toBe(0.8);
});

it('comes to rest at the target within a second, and nearer with each frame', () => {
  const target = moved(home, { azimuth: 90, elevation: 20, zoom: 2 });
  let view = home;
  let left = 90;
  for (let time = 0; time < 1000; time += 16) {
    view = approached(view, target, 16);
    expect(target.azimuth - view.azimuth).toBeLessThanOrEqual(left);
    left = target.azimuth - view.azimuth;
  }
  expect(isSame(view, target)).toBe(true);
});

it.each([
  [0, 0],
  [190, -170],
  [-190, 170],
  [720, 0],
  [-32, -32],
])('says %i degrees as %i', (azimuth, said) => {
  expect(heading(azimuth)).toBe(said);
});
