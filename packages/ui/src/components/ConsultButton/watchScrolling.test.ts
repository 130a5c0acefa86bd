import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRestoreDelay, watchScrolling } from './watchScrolling.ts';

const start = () => {
  const target = new EventTarget();
  const onChange = vi.fn<(scrolling: boolean) => void>();
  const stop = watchScrolling(target, defaultRestoreDelay, onChange);
  return { onChange, stop, scroll: () => target.dispatchEvent(new Event('scroll')) };
};

describe('watchScrolling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is back 500 ms after the scroll', () => {
    const { onChange, scroll } = start();
    scroll();
    expect(onChange).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(499);
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('counts from the last scroll, and tells of the first alone', () => {
    const { onChange, scroll } = start();
    for (let frame = 0; frame < 10; frame += 1) {
      scroll();
      vi.advanceTimersByTime(400);
    }
    expect(onChange.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(100);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    scroll();
    expect(onChange).toHaveBeenLastCalledWith(true);
  });

  it('says nothing more once stopped', () => {
    const { onChange, scroll, stop } = start();
    scroll();
    stop();
    vi.advanceTimersByTime(1000);
    scroll();
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});
