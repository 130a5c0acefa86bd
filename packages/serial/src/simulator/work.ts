import type { Clock } from '../clock.ts';

/** What BUSY asks for at least, and how often it is said at most. */
const leastMore = 2000;
const busiesAllowed = 10;

interface Job {
  readonly ms: number;
  /** Tells the host how many milliseconds more are wanted; null for a device that is silent at work. */
  readonly tell: ((more: number) => void) | null;
  readonly done: () => void;
}

/** What takes a device its time: erasing, hashing, writing. One thing after another. */
export class Work {
  readonly #clock: Clock;
  #isAtIt = false;
  #freeAt = 0;
  /** Changes when it is broken off. */
  #start = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a request is being worked at; asking again does not make it faster. */
  get isAtIt(): boolean {
    return this.#isAtIt;
  }

  do({ ms, tell, done }: Job): void {
    if (ms === 0) {
      done();
      return;
    }
    this.#isAtIt = true;
    const start = this.#start;
    const end = this.#clock.now() + ms;
    const more = Math.min(0xffff, Math.max(leastMore, Math.ceil((ms * 1.3) / busiesAllowed)));
    const again = () => {
      if (start !== this.#start) return;
      const rest = end - this.#clock.now();
      if (rest <= 0) {
        this.#isAtIt = false;
        done();
        return;
      }
      tell?.(more);
      this.#clock.after(tell === null ? rest : Math.min(rest, more * 0.8), again);
    };
    again();
  }

  /** Calls back when a block is written, after those before it. */
  write(ms: number, written: () => void): void {
    const start = this.#start;
    this.#freeAt = Math.max(this.#freeAt, this.#clock.now()) + ms;
    if (ms === 0 && this.#freeAt === this.#clock.now()) written();
    else this.#clock.after(this.#freeAt - this.#clock.now(), () => start === this.#start && written());
  }

  breakOff(): void {
    this.#start += 1;
    this.#isAtIt = false;
    this.#freeAt = 0;
  }
}
