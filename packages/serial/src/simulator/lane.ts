import { type Bytes, concat } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { below } from '../random.ts';
import type { LineFault, Moment } from './faults.ts';

interface LaneOptions {
  readonly clock: Clock;
  /** Milliseconds from the last bit to the reader. */
  readonly latency: number;
  readonly faults: readonly LineFault[];
  readonly random: () => number;
  /** Whether a moment that is no byte of this lane has come with these bytes. */
  readonly hasCome: (moment: Moment, bytes: Bytes) => boolean;
  readonly deliver: (bytes: Bytes) => void;
  readonly disconnect: (replugAfter: number) => void;
}

/**
 * Milliseconds of the line that arrive as one. On a slow line a block comes in pieces, for who receives it must
 * not take its length for silence; a receiver that waits for a quiet line waits for 100 ms.
 */
const longestPiece = 90;

/** One direction of a line: bytes take their time on it, and faults strike them. */
export class LineLane {
  readonly #options: LaneOptions;
  readonly #pending: LineFault[];
  #bytesPerSecond = 0;
  #freeAt = 0;
  #carried = 0;
  /** What is on the line, in the order it was put there: what happens as each part arrives. */
  #underway: (() => void)[] = [];
  /** Whether it will be disconnected as soon as what is on it has arrived. */
  #isEnding = false;
  /** Changes when the line is cut, so that what was on it is lost. */
  #cut = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#pending = [...options.faults];
  }

  /** Bytes that were put on it so far. */
  get carried(): number {
    return this.#carried;
  }

  open(bytesPerSecond: number): void {
    this.#bytesPerSecond = bytesPerSecond;
    this.#freeAt = this.#options.clock.now();
  }

  /** When the last bit has left. */
  whenSent(callback: () => void): void {
    const { clock } = this.#options;
    clock.after(Math.max(0, this.#freeAt - clock.now()), callback);
  }

  cut(): void {
    this.#cut += 1;
    this.#underway = [];
    this.#isEnding = false;
  }

  send(bytes: Bytes): void {
    // What follows a disconnect goes nowhere; the faults that would have struck it wait for other bytes.
    if (this.#isEnding) return;
    const from = this.#carried;
    this.#carried += bytes.length;
    const striking = this.#striking(from, bytes);
    let struck = bytes;
    // From the end, so that a place stays what it was.
    for (const { fault, index } of striking.toReversed()) struck = this.#struck(fault, struck, index);
    let sent = 0;
    for (const { fault, index } of striking) {
      if (fault.kind !== 'delay' && fault.kind !== 'disconnect') continue;
      const end = Math.max(sent, Math.min(index, struck.length));
      this.#carry(struck.slice(sent, end));
      sent = end;
      if (fault.kind === 'disconnect') {
        this.#isEnding = true;
        this.#afterCarried(() => this.#options.disconnect(fault.amount));
        return;
      }
      this.#freeAt = Math.max(this.#freeAt, this.#options.clock.now()) + fault.amount;
    }
    this.#carry(struck.slice(sent));
  }

  /** The faults for these bytes, in their order. */
  #striking(from: number, bytes: Bytes): { fault: LineFault; index: number }[] {
    const { hasCome, random } = this.#options;
    const striking = this.#pending.flatMap((fault) => {
      const { at } = fault;
      if ('byte' in at) {
        const index = at.byte - from;
        return index >= 0 && index < bytes.length ? [{ fault, index }] : [];
      }
      return hasCome(at, bytes) ? [{ fault, index: below(bytes.length, random) }] : [];
    });
    const inOrder = striking.toSorted((a, b) => a.index - b.index);
    const end = inOrder.findIndex(({ fault }) => fault.kind === 'disconnect');
    const struck = end === -1 ? inOrder : inOrder.slice(0, end + 1);
    for (const { fault } of struck) this.#pending.splice(this.#pending.indexOf(fault), 1);
    return struck;
  }

  #struck({ kind, amount }: LineFault, bytes: Bytes, index: number): Bytes {
    const before = bytes.subarray(0, index);
    if (kind === 'drop') return concat(before, bytes.subarray(index + amount));
    if (kind === 'duplicate')
      return concat(before, bytes.subarray(index, index + amount), bytes.subarray(index));
    if (kind === 'truncate') return before.slice();
    if (kind !== 'flip') return bytes;
    const flipped = bytes.slice();
    const bit = 1 << below(8, this.#options.random);
    if (index < flipped.length) flipped[index] = (flipped[index] ?? 0) ^ bit;
    return flipped;
  }

  #carry(bytes: Bytes): void {
    const longest = Math.max(1, Math.floor((this.#bytesPerSecond * longestPiece) / 1000));
    for (let start = 0; start < bytes.length; start += longest) {
      const piece = bytes.slice(start, start + longest);
      const begin = Math.max(this.#freeAt, this.#options.clock.now());
      this.#freeAt = begin + (piece.length / this.#bytesPerSecond) * 1000;
      this.#afterCarried(() => this.#options.deliver(piece));
    }
  }

  /** In the order of the calls, even where sums of fractions of a millisecond come out otherwise. */
  #afterCarried(callback: () => void): void {
    const cut = this.#cut;
    const { clock, latency } = this.#options;
    this.#underway.push(callback);
    clock.after(Math.max(this.#freeAt, clock.now()) + latency - clock.now(), () => {
      if (this.#cut === cut) this.#underway.shift()?.();
    });
  }
}
