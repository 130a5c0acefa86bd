import type { Clock } from '../clock.ts';

/** Milliseconds after a waking in which what came meanwhile is brought: timers ring first. */
const bringing = 5;

/** The time of a host that can sleep: nothing in it runs then, and what was due rings when it wakes. */
export class HostClock implements Clock {
  readonly #clock: Clock;
  #wakesAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  after(ms: number, callback: () => void): () => void {
    let cancel = this.#clock.after(ms, () => {
      const rest = this.#wakesAt - this.now();
      if (rest > 0) cancel = this.#clock.after(rest, callback);
      else callback();
    });
    return () => cancel();
  }

  during<T>(work: Promise<T>): Promise<T> {
    return this.#clock.during(work);
  }

  sleep(ms: number): void {
    this.#wakesAt = Math.max(this.#wakesAt, this.now() + ms);
  }

  /** At once, or after the waking. */
  whenAwake(callback: () => void): void {
    const rest = this.#wakesAt + bringing - this.now();
    if (rest > 0) this.#clock.after(rest, callback);
    else callback();
  }
}
