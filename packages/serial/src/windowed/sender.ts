import type { Bytes } from '../bytes.ts';
import type { Engine, Outcome } from '../engine.ts';
import { encodeFrame, frameOverhead } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { decodeOffset, encodeData, messages } from '../frames/messages.ts';

interface WindowedSenderOptions {
  readonly now: number;
  readonly bytesPerSecond: number;
  /** Bytes a frame carries: what the device takes, 1024 at most. */
  readonly blockSize: number;
  /** Where to begin; what is before it the device holds already. */
  readonly offset: number;
}

/** Frames that may be on their way without an acknowledgement. */
const window = 8;
/** How long a device may think beyond the time the window needs on the wire. */
const patience = 1000;
const silencesAllowed = 5;
const repeatsAllowed = 10;

/**
 * Sends in frames with their offset, up to eight ahead, so that the way back costs no time. After a gap it
 * goes back to where the device is. Fails as `nak-limit`, `timeout` or `cancelled-by-device`.
 */
export class WindowedSender implements Engine {
  readonly #bytes: Bytes;
  readonly #blockSize: number;
  readonly #windowTime: number;
  readonly #frames = new FrameReader();
  readonly #output: Bytes[] = [];
  #acknowledged: number;
  #next: number;
  #seq = 0;
  #silences = 0;
  #repeats = 0;
  /** Until when repeated acknowledgements are of frames sent before it went back. */
  #deafUntil = 0;
  #deadline = 0;
  #outcome: Outcome | null = null;

  constructor(bytes: Bytes, { now, bytesPerSecond, blockSize, offset }: WindowedSenderOptions) {
    this.#bytes = bytes;
    this.#blockSize = blockSize;
    this.#windowTime = ((window * (blockSize + 4 + frameOverhead)) / bytesPerSecond) * 1000;
    this.#acknowledged = offset;
    this.#next = offset;
    this.#fill(now);
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
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
    this.#read(this.#frames.push(bytes), now);
  }

  tick(now: number): void {
    if (this.#outcome !== null) return;
    this.#read(this.#frames.flush(), now);
    if (this.#deadline > now || this.#outcome !== null) return;
    this.#silences += 1;
    if (this.#silences > silencesAllowed) {
      this.#outcome = { ok: false, code: 'timeout', why: `Nothing after byte ${this.#acknowledged}.` };
    } else this.#goBack(now);
  }

  #read(frames: ReturnType<FrameReader['push']>, now: number): void {
    for (const { type, payload } of frames) {
      if (this.#outcome !== null) return;
      if (type === messages.reject) {
        this.#outcome = { ok: false, code: 'cancelled-by-device', why: 'The device refused to go on.' };
      }
      const offset = type === messages.ack ? decodeOffset(payload) : null;
      if (offset !== null) this.#hear(offset, now);
    }
  }

  #hear(offset: number, now: number): void {
    // Beyond what was sent: of a transfer before this one.
    if (offset > this.#next || offset < this.#acknowledged) return;
    if (offset === this.#acknowledged) {
      if (now >= this.#deafUntil) this.#goBack(now);
      return;
    }
    this.#acknowledged = offset;
    this.#silences = 0;
    this.#repeats = 0;
    this.#fill(now);
  }

  /** Sends again from where the device is. */
  #goBack(now: number): void {
    this.#repeats += 1;
    if (this.#repeats > repeatsAllowed) {
      this.#outcome = {
        ok: false,
        code: 'nak-limit',
        why: `Byte ${this.#acknowledged} was asked for anew too often.`,
      };
      return;
    }
    this.#next = this.#acknowledged;
    this.#deafUntil = now + this.#windowTime;
    this.#fill(now);
  }

  #fill(now: number): void {
    this.#deadline = now + this.#windowTime + patience;
    if (this.#acknowledged === this.#bytes.length) {
      this.#outcome = { ok: true };
      return;
    }
    const end = Math.min(this.#acknowledged + window * this.#blockSize, this.#bytes.length);
    while (this.#next < end) {
      const block = this.#bytes.subarray(this.#next, Math.min(this.#next + this.#blockSize, end));
      this.#seq = (this.#seq + 1) & 0xff;
      this.#output.push(
        encodeFrame({ type: messages.data, seq: this.#seq, payload: encodeData(this.#next, block) }),
      );
      this.#next += block.length;
    }
  }
}
