import type { Clock } from '../clock.ts';
import type { Progress } from './log.ts';

interface ProgressReporterOptions {
  readonly clock: Clock;
  readonly total: number;
  readonly baudRate: number;
  readonly report: (progress: Progress) => void;
}

/** Between two reports of progress, so that no page renders more often than ten times a second. */
const reportEvery = 125;

/** Reports what a sender counts: never less than before, not too often, and at the end all of it. */
export class ProgressReporter {
  readonly #options: ProgressReporterOptions;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #reported = -1;
  #furthest = 0;
  #lastRepeated = 0;
  #repeated = 0;

  constructor(options: ProgressReporterOptions) {
    this.#options = options;
  }

  /** Takes the sender's counts, and says how many blocks were sent again since it was told last. */
  add(acknowledged: number, repeated: number): number {
    const count = Math.max(0, repeated - this.#lastRepeated);
    // A sender counts again for each block.
    this.#lastRepeated = repeated;
    this.#repeated += count;
    this.#furthest = Math.max(this.#furthest, acknowledged);
    if (this.#options.clock.now() - this.#reportedAt >= reportEvery) this.#tell();
    return count;
  }

  /** A transfer that was broken off ends where its last acknowledgement was. */
  flush(): void {
    if (this.#furthest > this.#reported) this.#tell();
  }

  #tell(): void {
    const { clock, total, baudRate, report } = this.#options;
    this.#reportedAt = clock.now();
    this.#reported = this.#furthest;
    report({ acknowledged: this.#furthest, total, repeated: this.#repeated, baudRate });
  }
}
