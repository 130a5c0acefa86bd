import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A stand-in for the browser's observer: the test says what intersects. */
class FakeObserver {
  static all: FakeObserver[] = [];
  targets = new Set<object>();
  callback: (entries: { target: object; isIntersecting: boolean }[]) => void;
  options: { rootMargin: string; threshold: number };
  constructor(callback: FakeObserver['callback'], options: FakeObserver['options']) {
    this.callback = callback;
    this.options = options;
    FakeObserver.all.push(this);
  }
  observe(target: object) {
    this.targets.add(target);
  }
  unobserve(target: object) {
    this.targets.delete(target);
  }
  meet(...targets: object[]) {
    this.callback(targets.map((target) => ({ target, isIntersecting: true })));
  }
}

// Only its identity counts.
const picture = (): Element => Object.create(null);

async function fresh() {
  vi.resetModules();
  return import('./watchNearness.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchNearness', () => {
  it('watches the fixed margin and the preload area, for all pictures together', async () => {
    const { watchNearness } = await fresh();
    watchNearness(picture(), () => {});
    watchNearness(picture(), () => {});
    expect(FakeObserver.all.map(({ options }) => options)).toEqual([
      { rootMargin: '50px', threshold: 0.01 },
      { rootMargin: '0px 0px 30% 0px', threshold: 0.01 },
    ]);
    expect(FakeObserver.all.map(({ targets }) => targets.size)).toEqual([2, 2]);
  });

  it('tells a picture once that it is near, and then leaves it', async () => {
    const { watchNearness } = await fresh();
    const one = picture();
    const near = vi.fn<() => void>();
    watchNearness(one, near);
    FakeObserver.all[1]?.meet(one);
    FakeObserver.all[0]?.meet(one);
    await vi.advanceTimersByTimeAsync(500);
    expect(near).toHaveBeenCalledOnce();
    expect(FakeObserver.all.every(({ targets }) => targets.size === 0)).toBe(true);
  });

  it('looks at most once per 100 ms', async () => {
    const { watchNearness } = await fresh();
    const pictures = [picture(), picture(), picture()] as const;
    const near = vi.fn<() => void>();
    for (const one of pictures) watchNearness(one, near);
    FakeObserver.all[0]?.meet(pictures[0]);
    FakeObserver.all[0]?.meet(pictures[1]);
    FakeObserver.all[0]?.meet(pictures[2]);
    expect(near).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(near).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(near).toHaveBeenCalledTimes(3);
  });

  it('does not tell a picture that has left the page', async () => {
    const { watchNearness } = await fresh();
    const [first, gone] = [picture(), picture()];
    const near = vi.fn<() => void>();
    watchNearness(first, () => {});
    const stop = watchNearness(gone, near);
    FakeObserver.all[0]?.meet(first);
    FakeObserver.all[0]?.meet(gone);
    stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(near).not.toHaveBeenCalled();
  });

  it('counts everything as near where there is no observer', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { watchNearness } = await fresh();
    const near = vi.fn<() => void>();
    watchNearness(picture(), near);
    expect(near).toHaveBeenCalledOnce();
  });
});
