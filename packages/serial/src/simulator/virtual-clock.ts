import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Lets everything run that is ready to: promises that are settled, and what follows from them. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}

/** Time that passes only while `run` waits, and then as fast as the machine can. */
export class VirtualClock implements Clock {
  #now = 0;
  #held = 0;
  /** In the order in which they are due. */
  readonly #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), callback };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later === -1 ? this.#timers.length : later, 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index !== -1) this.#timers.splice(index, 1);
    };
  }

  async during<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    try {
      return await work;
    } finally {
      this.#held -= 1;
    }
  }

  /** Lets time pass until the work is done. Throws where nothing is left that it could wait for. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    void work.then(settle, settle);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Each moment follows the one before.
      await untilIdle();
      if (isSettled) return work;
      if (this.#held > 0) continue;
      const next = this.#timers.shift();
      if (next === undefined) throw new Error('Nothing is left that could end this.');
      this.#now = next.at;
      next.callback();
    }
  }

  /** Lets this much time pass. */
  pass(ms: number): Promise<void> {
    return this.run(new Promise((resolve) => void this.after(ms, resolve)));
  }
}
