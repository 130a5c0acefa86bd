import type { VirtualClock } from '@payload/serial/simulator';
import type { RunningTime } from '../bench/samples.ts';

/** Milliseconds between two moments in which time is let pass. */
const each = 16;

/** The most that one moment catches up with: a machine that cannot follow runs slower, it does not fall behind. */
const most = 50;

/** Simulated milliseconds after which what was waited for will not come. */
const longest = 120_000;

/**
 * Lets a simulated time pass beside the real one, in whole milliseconds.
 * @param look Called after each moment.
 */
export function pace(clock: VirtualClock, look: () => void): RunningTime {
  let isOn = true;
  let rate = 0;
  let before = 0;
  let rest = 0;
  let works: (() => void)[] = [];
  const step = async () => {
    if (!isOn) return;
    const now = performance.now();
    rest += Math.min(now - before, most) * rate;
    before = now;
    const due = Math.floor(rest);
    rest -= due;
    if (due > 0) await clock.pass(due);
    if (works.length > 0) {
      // Whatever is due at this very moment comes first, here as in a replay.
      await clock.pass(0);
      const ready = works;
      works = [];
      for (const work of ready) work();
    }
    if (!isOn) return;
    look();
    setTimeout(() => void step(), each);
  };
  return {
    setRate: (next) => {
      rate = next;
    },
    begin: () => {
      before = performance.now();
      void step();
    },
    between: (work) => {
      works.push(work);
    },
    passTo: async (ms) => {
      await clock.pass(Math.max(0, ms - clock.now()));
      await clock.pass(0);
      look();
    },
    passUntil: async (done) => {
      const over = new Promise<void>((resolve) => void clock.after(longest, resolve));
      await clock.run(Promise.race([done, over]));
      // Acts are done at whole milliseconds.
      await clock.pass(Math.ceil(clock.now()) - clock.now());
      look();
    },
    end: () => {
      isOn = false;
    },
  };
}
