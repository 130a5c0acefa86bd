import type { Clock } from '../clock.ts';
import type { SimulatedLine } from './line.ts';

/** How long a device waits at a new rate for the first frame it can read. */
const trialTime = 1000;
/** How long it hears only noise until it takes it for a host at the first rate. */
const noiseTime = 1500;

/** The rate a device listens at: it may be raised, and falls back by itself when the host is not there any more. */
export class DeviceRate {
  readonly #clock: Clock;
  readonly #line: SimulatedLine;
  readonly #onFall: () => void;
  #isRaised = false;
  #cancel: () => void = () => {};
  #isListening = false;

  /** `onFall` is called when nobody is heard at the raised rate. */
  constructor(clock: Clock, line: SimulatedLine, onFall: () => void) {
    this.#clock = clock;
    this.#line = line;
    this.#onFall = onFall;
  }

  get isRaised(): boolean {
    return this.#isRaised;
  }

  raise(baudRate: number): void {
    this.#isRaised = true;
    this.#line.raiseDevice(baudRate);
    this.#listen(trialTime);
  }

  /** Something was read, so the host is at this rate. */
  hear(): void {
    this.#cancel();
    this.#isListening = false;
  }

  hearNoise(): void {
    if (this.#isRaised && !this.#isListening) this.#listen(noiseTime);
  }

  /** A start is always at the first rate. */
  lower(): void {
    this.hear();
    this.#isRaised = false;
    this.#line.lowerDevice();
  }

  #listen(ms: number): void {
    this.#cancel();
    this.#isListening = true;
    this.#cancel = this.#clock.after(ms, () => {
      this.lower();
      this.#onFall();
    });
  }
}
