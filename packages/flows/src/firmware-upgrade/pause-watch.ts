import type { Clock } from '@payload/serial';

/** How often is looked, and from when on lateness is no load of the computer's any more but its sleep. */
const every = 1000;
const least = 5000;

/** Notices that the computer stood still, as in sleep: a look comes later than it was asked for. */
export class PauseWatch {
  readonly #clock: Clock;
  readonly #now: () => number;
  readonly #onPause: (ms: number) => void;
  #expected = 0;
  #cancel: (() => void) | null = null;

  /** `now` is the time of day, which goes on in sleep; `told` is given the milliseconds of a pause. */
  constructor(clock: Clock, now: () => number, onPause: (ms: number) => void) {
    this.#clock = clock;
    this.#now = now;
    this.#onPause = onPause;
  }

  /** Watches from now on, or no more; what ends it may be the pause itself, so it looks once more. */
  set(isOn: boolean): void {
    if (isOn === (this.#cancel !== null)) return;
    if (isOn) this.#await();
    else {
      this.#look();
      this.#cancel?.();
      this.#cancel = null;
    }
  }

  #await(): void {
    this.#expected = this.#now() + every;
    this.#cancel = this.#clock.after(every, () => {
      this.#look();
      this.#await();
    });
  }

  #look(): void {
    const late = this.#now() - this.#expected;
    if (late >= least) this.#onPause(Math.round(late));
  }
}
