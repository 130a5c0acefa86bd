import type { VirtualClock } from '@payload/serial/simulator';

/** Milliseconds between two moments in which time is let pass. */
const each = 16;

/** The most that one moment catches up with: a machine that cannot follow runs slower, it does not fall behind. */
const most = 50;

/**
 * Lets a simulated time pass beside the real one, so many times as fast; 0 stands still. Returns what ends it.
 * @param look Called after each moment.
 */
export function pace(clock: VirtualClock, rate: () => number, look: () => void): () => void {
  let isOn = true;
  let before = performance.now();
  const step = async () => {
    const now = performance.now();
    const due = Math.min(now - before, most) * rate();
    before = now;
    if (due > 0) await clock.pass(due);
    if (!isOn) return;
    look();
    setTimeout(() => void step(), each);
  };
  void step();
  return () => {
    isOn = false;
  };
}
