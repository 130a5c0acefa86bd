import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bytes, concat } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import { SerialError } from '../errors.ts';
import { encodeInfo } from '../frames/device-info.ts';
import { encodeFrame, sync } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { encodeResult, messages } from '../frames/messages.ts';
import { decodeHeader } from '../image/header.ts';
import { profiles } from '../simulator/profiles.ts';
import type { SerialTransport } from '../transport/transport.ts';

/** A device that lets lzrsz's `rb` take the file: YMODEM as someone else has written it. */
export class RbDevice implements SerialTransport {
  readonly lineErrors = 0;
  readonly #folder: string;
  readonly #frames = new FrameReader();
  #rb: ChildProcess | null = null;
  #inbox: Bytes[] = [];
  #reader: PromiseWithResolvers<Bytes> | null = null;
  #header: Bytes = new Uint8Array();
  #bootCount = 7;
  #imageSha256: Bytes = new Uint8Array(32);
  #version = profiles.S3MINI.info.version;
  /** What went over the line since READY, and when. */
  readonly trace: { readonly at: number; readonly from: 'host' | 'device'; readonly bytes: Bytes }[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    this.#inbox = [];
  }

  read(): Promise<Bytes> {
    const bytes = this.#inbox.shift();
    if (bytes !== undefined) return Promise.resolve(bytes);
    this.#reader = Promise.withResolvers();
    return this.#reader.promise;
  }

  async write(bytes: Bytes): Promise<void> {
    // No packet of YMODEM begins so; `rb` may still be at its last second.
    const isFrame = this.#rb === null || bytes[0] === sync[0];
    if (isFrame) for (const frame of this.#frames.push(bytes)) this.#handle(frame);
    else {
      this.#note('host', bytes);
      this.#rb?.stdin?.write(bytes);
    }
  }

  // oxlint-disable-next-line class-methods-use-this -- Pipes have no signals.
  async setSignals(): Promise<void> {}

  async close(): Promise<void> {
    this.#reader?.reject(new SerialError('device-lost', 'The port was closed.'));
    this.#reader = null;
  }

  #handle({ type, seq, payload }: { type: number; seq: number; payload: Bytes }): void {
    const reply = (answer: number, bytes: Bytes) =>
      this.#say(encodeFrame({ type: answer, seq, payload: bytes }));
    if (type === messages.hello) reply(messages.info, this.#info());
    else if (type === messages.begin) this.#begin(seq, payload);
    else if (type === messages.verify) {
      const held = concat(payload, this.#held());
      reply(messages.result, encodeResult({ status: 'good', sha256: sha256(held) }));
    } else if (type === messages.reboot) {
      this.#bootCount += 1;
      this.#imageSha256 = sha256(this.#held());
      this.#version = decodeHeader(this.#header).version;
    }
  }

  #info(): Bytes {
    const running = {
      imageSha256: this.#imageSha256,
      bootCount: this.#bootCount,
      isPending: false,
      hasSwapFailed: false,
    };
    return encodeInfo({ ...profiles.S3MINI.info, version: this.#version, running, resumeOffset: 0 });
  }

  /** READY is said when `rb` is; its first call comes in the same breath. */
  #begin(seq: number, header: Bytes): void {
    this.#header = header;
    const rb = spawn('rb', ['--ymodem', '-y'], { cwd: this.#folder, stdio: ['pipe', 'pipe', 'ignore'] });
    rb.stdout.once('data', (call: Uint8Array) => {
      const ready = encodeFrame({ type: messages.ready, seq, payload: new Uint8Array() });
      this.#rb = rb;
      this.#note('device', ready);
      this.#say(concat(ready, call));
      rb.stdout.on('data', (bytes: Uint8Array) => {
        this.#note('device', new Uint8Array(bytes));
        this.#say(new Uint8Array(bytes));
      });
    });
    rb.once('exit', () => {
      this.#rb = null;
    });
  }

  #held(): Bytes {
    return new Uint8Array(readFileSync(join(this.#folder, 'firmware.bin')));
  }

  #note(from: 'host' | 'device', bytes: Bytes): void {
    this.trace.push({ at: performance.now(), from, bytes });
  }

  #say(bytes: Bytes): void {
    if (this.#reader === null) this.#inbox.push(bytes);
    else this.#reader.resolve(bytes);
    this.#reader = null;
  }
}
