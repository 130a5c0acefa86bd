import type { Progress } from '@payload/serial';

/** How fast a transfer is, and how long it will take if it goes on so. */
export interface Pace {
  /** Acknowledged bytes a second. */
  readonly rate: number;
  readonly secondsLeft: number;
}

/** What is older says nothing of how fast it is now. */
const windowMs = 10_000;

/** A first block alone says nothing either. */
const leastMs = 500;

/** Measures a transfer by the progress it reports. */
export class ThroughputMeter {
  #samples: { at: number; bytes: number }[] = [];

  /** Null until there is enough to go by. `at` is in milliseconds. */
  add({ acknowledged, total }: Pick<Progress, 'acknowledged' | 'total'>, at: number): Pace | null {
    const last = this.#samples.at(-1);
    // Less than before is another transfer.
    if (last !== undefined && acknowledged < last.bytes) this.#samples = [];
    this.#samples.push({ at, bytes: acknowledged });
    while (at - (this.#samples[1]?.at ?? at) >= windowMs) this.#samples.shift();
    const [first] = this.#samples;
    if (first === undefined || at - first.at < leastMs || acknowledged === first.bytes) return null;
    const rate = ((acknowledged - first.bytes) / (at - first.at)) * 1000;
    return { rate, secondsLeft: (total - acknowledged) / rate };
  }
}
