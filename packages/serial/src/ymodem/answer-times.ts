/** Of the time a packet takes on the wire, what an answer takes at least if the line has the speed it says. */
const leastShare = 0.9;

/**
 * How fast a receiver's answers come. On a line that takes its time, one that comes much sooner than all before is not
 * of the packet just sent. On pipes and USB, which are faster than they say, nothing can be told from it.
 */
export class AnswerTimes {
  readonly #wire: number;
  #isPaced = true;
  /** Milliseconds a byte of the fastest answer took, there and back. */
  #fastest: number | null = null;

  constructor(bytesPerSecond: number) {
    this.#wire = 1000 / bytesPerSecond;
  }

  add(ms: number, length: number): void {
    this.#fastest = Math.min(this.#fastest ?? Number.POSITIVE_INFINITY, ms / length);
    if (this.#fastest < this.#wire * leastShare) this.#isPaced = false;
  }

  /** Whether it came in less than half the time that the fastest answer took. */
  isEarly(ms: number, length: number): boolean {
    return this.#isPaced && this.#fastest !== null && ms * 2 < this.#fastest * length;
  }

  /** What was taken for too early was true. */
  distrust(): void {
    this.#isPaced = false;
  }
}
