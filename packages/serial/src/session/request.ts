import type { Bytes } from '../bytes.ts';
import type { Engine, Outcome } from '../engine.ts';
import type { ErrorCode } from '../errors.ts';
import { encodeFrame, type Frame } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';

interface RequestOptions {
  readonly now: number;
  readonly bytesPerSecond: number;
  /** What a device that does not answer is told as. */
  readonly silence: ErrorCode;
}

const patience = 1000;
const triesAllowed = 3;

/** One frame that asks and one that replies, asked three times at most. */
export class Request<Reply> implements Engine {
  readonly #frame: Bytes;
  readonly #seq: number;
  readonly #read: (frame: Frame) => Reply | null;
  readonly #silence: ErrorCode;
  readonly #wait: number;
  readonly #frames = new FrameReader();
  #output: Bytes | null;
  #tries = 1;
  #heard = 0;
  #deadline: number;
  #reply: Reply | null = null;
  #outcome: Outcome | null = null;

  /** `read` gives the reply a frame holds, or null where it is of another kind. */
  constructor(
    frame: Frame,
    read: (frame: Frame) => Reply | null,
    { now, bytesPerSecond, silence }: RequestOptions,
  ) {
    this.#frame = encodeFrame(frame);
    this.#seq = frame.seq;
    this.#read = read;
    this.#silence = silence;
    this.#wait = patience + (this.#frame.length / bytesPerSecond) * 1000;
    this.#output = this.#frame;
    this.#deadline = now + this.#wait;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  get reply(): Reply | null {
    return this.#reply;
  }

  /** Bytes that came, whatever they were. */
  get heard(): number {
    return this.#heard;
  }

  take(): Bytes | null {
    const output = this.#output;
    this.#output = null;
    return output;
  }

  receive(bytes: Bytes): void {
    this.#heard += bytes.length;
    this.#look(this.#frames.push(bytes));
  }

  tick(now: number): void {
    this.#look(this.#frames.flush());
    if (this.#outcome !== null) return;
    if (this.#tries === triesAllowed) {
      this.#outcome = { ok: false, code: this.#silence, why: `No reply to ${this.#tries} requests.` };
      return;
    }
    this.#tries += 1;
    this.#output = this.#frame;
    this.#deadline = now + this.#wait;
  }

  #look(frames: readonly Frame[]): void {
    for (const frame of frames) {
      if (frame.seq !== this.#seq || this.#outcome !== null) continue;
      this.#reply = this.#read(frame);
      if (this.#reply !== null) this.#outcome = { ok: true };
    }
  }
}
