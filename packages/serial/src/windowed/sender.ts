import type { Bytes } from '../bytes.ts';
import {
  type AskingEngine,
  type Heard,
  heardIn,
  leastNoise,
  type Outcome,
  progressTimeout,
} from '../engine.ts';
import type { ErrorCode } from '../errors.ts';
import { encodeFrame, frameOverhead } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { decodeU32, encodeData, messages } from '../frames/messages.ts';

interface WindowedSenderOptions {
  readonly now: number;
  readonly bytesPerSecond: number;
  /** Bytes a frame carries: what the device takes, 1024 at most. */
  readonly blockSize: number;
  /** Where to begin; what is before it the device holds already. */
  readonly offset: number;
  /** The longest the device may be at one block by its own word, in milliseconds: it may erase first. */
  readonly limit: number;
}

/** Frames that may be on their way without an acknowledgement. */
const window = 8;
/** How long a device may think beyond the time the window needs on the wire, before it is sent to again. */
const answerTime = 1000;
const silencesAllowed = 5;
const repeatsAllowed = 10;

/**
 * Sends in frames with their offset, up to eight ahead, so that the way back costs no time. After a gap it
 * goes back to where the device is. Fails as `nak-limit`, `timeout` or `cancelled-by-device`.
 *
 * An acknowledgement bears the number of the frame it answers. Only the first answer to a frame that was not sent before
 * it went back says that there is a gap: a doubled one does not.
 */
export class WindowedSender implements AskingEngine {
  readonly #bytes: Bytes;
  readonly #blockSize: number;
  readonly #windowTime: number;
  readonly #limit: number;
  readonly #frames = new FrameReader();
  readonly #output: Bytes[] = [];
  #acknowledged: number;
  #next: number;
  #seq = 0;
  #silences = 0;
  #repeats = 0;
  /** Numbers of the frames whose answer is still to come. */
  readonly #unanswered = new Set<number>();
  #deadline = 0;
  #progressAt: number;
  /** Bytes that came outside of frames. */
  #noise = 0;
  #outcome: Outcome | null = null;

  constructor(bytes: Bytes, { now, bytesPerSecond, blockSize, offset, limit }: WindowedSenderOptions) {
    this.#bytes = bytes;
    this.#blockSize = blockSize;
    this.#windowTime = ((window * (blockSize + 4 + frameOverhead)) / bytesPerSecond) * 1000;
    this.#acknowledged = offset;
    this.#next = offset;
    this.#limit = limit;
    this.#progressAt = now;
    this.#fill(now);
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  get giveUpAt(): number {
    return this.#progressAt + this.#limit + progressTimeout + this.#windowTime;
  }

  // oxlint-disable-next-line class-methods-use-this -- It is always the same.
  get waitsFor(): string {
    return 'block';
  }

  get heard(): Heard | null {
    return this.#noise >= leastNoise ? 'noise' : null;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  get repeated(): number {
    return this.#repeats;
  }

  take(): Bytes | null {
    return this.#output.shift() ?? null;
  }

  receive(bytes: Bytes, now: number): void {
    this.#noise += bytes.length;
    this.#read(this.#frames.push(bytes), now);
  }

  tick(now: number): void {
    if (this.#outcome !== null) return;
    this.#read(this.#frames.flush(), now);
    if (this.#deadline > now || this.#outcome !== null) return;
    this.#silences += 1;
    if (this.#silences > silencesAllowed) {
      this.#fail('timeout', `Nothing after byte ${this.#acknowledged}.`);
    } else this.#goBack(now);
  }

  #read(frames: ReturnType<FrameReader['push']>, now: number): void {
    for (const { type, seq, payload } of frames) {
      this.#noise -= payload.length + frameOverhead;
      if (this.#outcome !== null) return;
      if (type === messages.reject) this.#fail('cancelled-by-device', 'The device refused to go on.');
      const offset = type === messages.ack ? decodeU32(payload) : null;
      if (offset !== null) this.#hear(offset, this.#unanswered.delete(seq), now);
    }
  }

  #hear(offset: number, isFirstAnswer: boolean, now: number): void {
    // Beyond what was sent: of a transfer before this one.
    if (offset > this.#next || offset < this.#acknowledged) return;
    if (offset === this.#acknowledged) {
      if (isFirstAnswer) this.#goBack(now);
      return;
    }
    this.#progressAt = now;
    this.#acknowledged = offset;
    this.#silences = 0;
    this.#repeats = 0;
    this.#fill(now);
  }

  /** Sends again from where the device is. */
  #goBack(now: number): void {
    this.#repeats += 1;
    if (this.#repeats > repeatsAllowed) {
      this.#fail('nak-limit', `Byte ${this.#acknowledged} was asked for again too often.`);
      return;
    }
    this.#next = this.#acknowledged;
    this.#unanswered.clear();
    this.#fill(now);
  }

  #fail(code: ErrorCode, why: string): void {
    this.#outcome = {
      ok: false,
      code,
      why,
      values: { waited: this.waitsFor, byte: this.#acknowledged, ...heardIn(this) },
    };
  }

  #fill(now: number): void {
    this.#deadline = now + this.#windowTime + answerTime;
    if (this.#acknowledged === this.#bytes.length) {
      this.#outcome = { ok: true };
      return;
    }
    const end = Math.min(this.#acknowledged + window * this.#blockSize, this.#bytes.length);
    while (this.#next < end) {
      const block = this.#bytes.subarray(this.#next, Math.min(this.#next + this.#blockSize, end));
      this.#seq = (this.#seq + 1) & 0xff;
      this.#unanswered.add(this.#seq);
      this.#output.push(
        encodeFrame({ type: messages.data, seq: this.#seq, payload: encodeData(this.#next, block) }),
      );
      this.#next += block.length;
    }
  }
}
