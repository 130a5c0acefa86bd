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
import { encodeFrame, type Frame } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { decodeBusy, messages } from '../frames/messages.ts';

interface RequestOptions {
  readonly now: number;
  readonly bytesPerSecond: number;
  /** What is asked for, in a word for the log. */
  readonly what: string;
  /** What a device that does not answer is told as. */
  readonly silence: ErrorCode;
  /** The longest the device may be at it, in milliseconds. */
  readonly limit?: number;
  readonly tries?: number;
  /** Told how many milliseconds more the device wants. */
  readonly onBusy?: (ms: number) => void;
  /** Asked before the request is repeated, for another device may hear that one. */
  readonly proof?: {
    readonly frame: Frame;
    /** Whether the reply is that of the device that was asked; null where it is none. */
    readonly isSame: (reply: Frame) => boolean | null;
  };
}

const leastWait = 1000;
const usualTries = 3;
/** Milliseconds an answer may be on its way. */
const slack = 500;
/** Bytes of a BUSY. */
const busyLength = encodeFrame({ type: messages.busy, seq: 0, payload: new Uint8Array(2) }).length;
/** In a row; a device that is busy longer than that is stuck. */
const busiesAllowed = 10;

/**
 * One frame that asks and one that replies, asked three times at most. It is asked again only when the device's own
 * limit is over, so that nobody who erases is asked to erase again. BUSY gives it more time.
 */
export class Request<Reply> implements AskingEngine {
  readonly #frame: Bytes;
  readonly #seq: number;
  readonly #read: (frame: Frame) => Reply | null;
  readonly #options: RequestOptions;
  readonly #wire: number;
  readonly #frames = new FrameReader();
  readonly #triesAllowed: number;
  #output: Bytes | null;
  #tries = 1;
  /** Whether the device is to say who it is, before it is asked once more. */
  #isProving = false;
  #busies = 0;
  #received = 0;
  #rest: Bytes = new Uint8Array();
  #deadline = 0;
  #giveUpAt = 0;
  #reply: Reply | null = null;
  #outcome: Outcome | null = null;

  /** `read` gives the reply a frame holds, or null where it is of another kind. */
  constructor(frame: Frame, read: (frame: Frame) => Reply | null, options: RequestOptions) {
    this.#frame = encodeFrame(frame);
    this.#seq = frame.seq;
    this.#read = read;
    this.#options = options;
    this.#wire = (this.#frame.length / options.bytesPerSecond) * 1000;
    this.#triesAllowed = options.tries ?? usualTries;
    this.#output = this.#frame;
    this.#waitFor(options.limit ?? 0, options.now);
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  get giveUpAt(): number {
    return this.#giveUpAt;
  }

  get waitsFor(): string {
    return this.#options.what;
  }

  get heard(): Heard | null {
    if (this.#received - this.#busies * busyLength >= leastNoise) return 'noise';
    return this.#busies > busiesAllowed ? 'busy' : null;
  }

  get reply(): Reply | null {
    return this.#reply;
  }

  /** Bytes that came, whatever they were. */
  get received(): number {
    return this.#received;
  }

  /** What came behind the reply: it is not for this request. */
  get rest(): Bytes {
    return this.#rest;
  }

  take(): Bytes | null {
    const output = this.#output;
    this.#output = null;
    return output;
  }

  receive(bytes: Bytes, now: number): void {
    this.#received += bytes.length;
    // One by one: a YMODEM receiver's call comes right behind READY, and must not be swallowed.
    for (let index = 0; index < bytes.length && this.#outcome === null; index += 1) {
      this.#look(this.#frames.push(bytes.subarray(index, index + 1)), now);
      this.#rest = bytes.slice(index + 1);
    }
  }

  tick(now: number): void {
    this.#look(this.#frames.flush(), now);
    if (this.#outcome !== null || now < this.#deadline) return;
    if (this.#tries >= this.#triesAllowed) {
      if (this.heard === 'noise') this.#fail(`${this.#received} bytes came that are no reply.`);
      else if (this.#busies > 0) this.#fail('It was busy, and then said nothing.');
      else this.#fail(`No reply to ${this.#tries} requests.`);
      return;
    }
    this.#tries += 1;
    const { proof } = this.#options;
    this.#isProving = proof !== undefined;
    this.#ask(proof === undefined ? this.#frame : encodeFrame(proof.frame), now);
  }

  #ask(output: Bytes, now: number): void {
    this.#output = output;
    // Its limit counts from when it hears the request, which may be only now.
    this.#waitFor(this.#options.limit ?? 0, now);
  }

  #look(frames: readonly Frame[], now: number): void {
    for (const frame of frames) {
      if (this.#isProving) this.#prove(frame, now);
      if (frame.seq !== this.#seq || this.#outcome !== null) continue;
      const more = frame.type === messages.busy ? decodeBusy(frame.payload) : null;
      if (more !== null) this.#beBusy(more, now);
      // The question who it is ends what a late reply has begun, so that it is asked for once more in any case.
      else if (!this.#isProving) {
        this.#reply = this.#read(frame);
        if (this.#reply !== null) this.#outcome = { ok: true };
      }
    }
  }

  #prove(reply: Frame, now: number): void {
    const { proof } = this.#options;
    const isSame = proof !== undefined && reply.seq === proof.frame.seq ? proof.isSame(reply) : null;
    if (isSame === null) return;
    this.#isProving = false;
    if (isSame) this.#ask(this.#frame, now);
    else this.#outcome = { ok: false, code: 'device-lost', why: 'Another device answers at the port.' };
  }

  #beBusy(more: number, now: number): void {
    this.#busies += 1;
    if (this.#busies > busiesAllowed) {
      this.#fail(`It said BUSY ${this.#busies} times.`);
      return;
    }
    this.#waitFor(more, now);
    this.#options.onBusy?.(more);
  }

  #waitFor(limit: number, now: number): void {
    this.#giveUpAt = now + limit + progressTimeout + this.#wire;
    this.#deadline = now + this.#wait(limit);
  }

  #wait(limit: number): number {
    return Math.max(leastWait, limit + slack) + this.#wire;
  }

  #fail(why: string): void {
    const { what, silence } = this.#options;
    const values = { waited: what, tries: this.#tries, ...heardIn(this) };
    this.#outcome = { ok: false, code: silence, why, values };
  }
}
