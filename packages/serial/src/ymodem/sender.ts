import type { Bytes } from '../bytes.ts';
import type { Engine, Outcome } from '../engine.ts';
import type { ErrorCode } from '../errors.ts';
import { cancelling, control, encodeFileBlock, encodePacket, longBlock, packetOverhead } from './packet.ts';

interface YmodemFile {
  /** Without a path; receivers refuse one. */
  readonly name: string;
  readonly bytes: Bytes;
}

interface YmodemSenderOptions {
  readonly now: number;
  /** What the wire carries; an answer is waited for only after the packet can have arrived. */
  readonly bytesPerSecond: number;
  /** Whether the receiver is known to wait, so that its `C` need not be. */
  readonly isInvited: boolean;
}

/** Where the sender is: what it waits for. */
type Wait = 'invitation' | 'fileBlock' | 'dataInvitation' | 'block' | 'end' | 'nextInvitation' | 'closing';

/** Refusals of one packet, and silences in a row, before it gives up. */
const naksAllowed = 10;
const silencesAllowed = 5;

/** How long a receiver may think. One that lost a byte waits a second itself before it asks again. */
const patience = 3000;

/** A `C` sooner than this is one sent before the packet arrived, not a call to send it again. */
const invitationGap = 500;

/**
 * Sends one file by YMODEM-1K. It never sends ahead, for receivers purge their input after each
 * acknowledgement. Fails as `nak-limit`, `timeout` or `cancelled-by-device`.
 */
export class YmodemSender implements Engine {
  readonly #file: YmodemFile;
  readonly #bytesPerSecond: number;
  readonly #output: Bytes[] = [];
  #wait: Wait = 'invitation';
  #offset = 0;
  #number = 0;
  #packet: Bytes | null = null;
  #sentAt: number;
  #deadline: number;
  #naks = 0;
  #silences = 0;
  #lastWasCan = false;
  #outcome: Outcome | null = null;
  #repeated = 0;

  constructor(file: YmodemFile, { now, bytesPerSecond, isInvited }: YmodemSenderOptions) {
    this.#file = file;
    this.#bytesPerSecond = bytesPerSecond;
    this.#sentAt = now;
    this.#deadline = now + patience;
    if (isInvited) this.#invite(now);
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  /** Bytes of the file that the receiver has acknowledged. */
  get acknowledged(): number {
    return this.#offset;
  }

  /** Packets sent again. */
  get repeated(): number {
    return this.#repeated;
  }

  take(): Bytes | null {
    return this.#output.shift() ?? null;
  }

  receive(bytes: Bytes, now: number): void {
    for (const byte of bytes) {
      if (this.#outcome !== null) return;
      // One alone may be noise.
      if (byte === control.can && this.#lastWasCan) {
        this.#outcome = { ok: false, code: 'cancelled-by-device', why: 'The device sent CAN twice.' };
        return;
      }
      this.#lastWasCan = byte === control.can;
      if (byte === control.ack) this.#acknowledge(now);
      else if (byte === control.nak) this.#refuse(now);
      else if (byte === control.c) this.#invite(now);
    }
  }

  tick(now: number): void {
    if (this.#outcome !== null) return;
    this.#silences += 1;
    // All of the file is acknowledged; what is left is politeness.
    if (this.#wait === 'nextInvitation' || this.#wait === 'closing') this.#outcome = { ok: true };
    else if (this.#silences > silencesAllowed) {
      this.#fail('timeout', `No answer while it waited for: ${this.#wait}.`);
    } else this.#again(now);
  }

  #acknowledge(now: number): void {
    if (this.#wait === 'fileBlock') this.#await('dataInvitation', now);
    else if (this.#wait === 'block') {
      this.#offset = Math.min(this.#offset + longBlock, this.#file.bytes.length);
      this.#next(now);
    } else if (this.#wait === 'end') this.#await('nextInvitation', now);
    else if (this.#wait === 'closing') this.#outcome = { ok: true };
  }

  #invite(now: number): void {
    if (this.#wait === 'invitation') {
      this.#send(encodeFileBlock({ name: this.#file.name, size: this.#file.bytes.length }), 'fileBlock', now);
    } else if (this.#wait === 'dataInvitation') this.#next(now);
    else if (this.#wait === 'nextInvitation') this.#send(encodeFileBlock(null), 'closing', now);
    else if (now - this.#sentAt > invitationGap && this.#isInvitedAgain) this.#refuse(now);
  }

  /** Whether a `C` means that the packet it is an answer to did not arrive. */
  get #isInvitedAgain(): boolean {
    const isFirstBlock = this.#wait === 'block' && this.#number === 1;
    return this.#wait === 'fileBlock' || this.#wait === 'closing' || isFirstBlock;
  }

  #refuse(now: number): void {
    if (this.#packet === null) return;
    this.#naks += 1;
    if (this.#naks > naksAllowed) {
      this.#fail('nak-limit', `One packet was refused ${this.#naks} times.`);
    } else this.#again(now);
  }

  #next(now: number): void {
    const { bytes } = this.#file;
    if (this.#offset === bytes.length) {
      this.#send(Uint8Array.of(control.eot), 'end', now);
      return;
    }
    this.#number += 1;
    const block = bytes.subarray(this.#offset, this.#offset + longBlock);
    this.#send(encodePacket(this.#number, block), 'block', now);
  }

  #send(packet: Bytes, wait: Wait, now: number): void {
    this.#await(wait, now);
    this.#packet = packet;
    this.#transmit(packet, now);
  }

  #again(now: number): void {
    if (this.#packet === null) {
      this.#deadline = now + patience;
      return;
    }
    // Receivers refuse the first end on purpose.
    if (this.#wait !== 'end') this.#repeated += 1;
    this.#transmit(this.#packet, now);
  }

  #transmit(packet: Bytes, now: number): void {
    this.#output.push(packet);
    this.#sentAt = now;
    this.#deadline = now + patience + ((packet.length + packetOverhead) / this.#bytesPerSecond) * 1000;
  }

  #await(wait: Wait, now: number): void {
    this.#wait = wait;
    this.#packet = null;
    this.#naks = 0;
    this.#silences = 0;
    this.#deadline = now + patience;
  }

  #fail(code: ErrorCode, why: string): void {
    this.#outcome = { ok: false, code, why };
    this.#output.push(cancelling);
  }
}
