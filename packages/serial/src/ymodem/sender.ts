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
import { AnswerTimes } from './answer-times.ts';
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
  /** The longest the receiver may be at one packet by its own word, in milliseconds: it may erase first. */
  readonly limit: number;
}

/** Where the sender is: what it waits for. */
type Wait = 'invitation' | 'fileBlock' | 'dataInvitation' | 'block' | 'end' | 'nextInvitation' | 'closing';

/** Refusals of one packet, and silences in a row, before it gives up. */
const naksAllowed = 10;
const silencesAllowed = 5;

/** How long a receiver's first `C` is waited for: one that is ready says it every second. */
const invitationTime = 1200;

/** How long a receiver may think. One that lost a byte waits a second itself before it asks again. */
const answerTime = 3000;

/** A `C` in place of an acknowledgement may have crossed the packet; so long the acknowledgement is waited for. */
const crossingTime = 300;

/** So long beyond the time of a packet the line is quiet when nothing more comes. */
const quiet = 250;

/** All that a receiver says. */
const answers: ReadonlySet<number> = new Set([control.ack, control.nak, control.can, control.c]);

/**
 * Sends one file by YMODEM-1K. It never sends ahead, for receivers purge their input after each
 * acknowledgement. Fails as `nak-limit`, `timeout` or `cancelled-by-device`.
 *
 * Acknowledgements bear no number. So that a doubled one is not taken for that of the next block, one of what came
 * at once counts, one that came sooner than the line allows does not, and after a block that went out twice
 * all that comes is swallowed until the line is quiet.
 */
export class YmodemSender implements AskingEngine {
  readonly #file: YmodemFile;
  readonly #bytesPerSecond: number;
  readonly #limit: number;
  readonly #times: AnswerTimes;
  readonly #output: Bytes[] = [];
  #wait: Wait = 'invitation';
  #offset = 0;
  #number = 0;
  #packet: Bytes | null = null;
  /** How often the packet went out. */
  #copies = 0;
  /** Whether the packet is acknowledged, and surplus answers are waited for. */
  #isSettling = false;
  /** Whether an acknowledgement came too soon to be of this packet. */
  #hasIgnored = false;
  #isInvited = false;
  /** Whether a `C` came where an acknowledgement was due. */
  #isCalled = false;
  #sentAt: number;
  #deadline: number;
  #progressAt: number;
  #naks = 0;
  #silences = 0;
  #lastWasCan = false;
  /** Bytes that a receiver does not say. */
  #noise = 0;
  #outcome: Outcome | null = null;
  #repeated = 0;

  constructor(file: YmodemFile, { now, bytesPerSecond, limit }: YmodemSenderOptions) {
    this.#file = file;
    this.#bytesPerSecond = bytesPerSecond;
    this.#limit = limit;
    this.#times = new AnswerTimes(bytesPerSecond);
    this.#sentAt = now;
    this.#progressAt = now;
    this.#deadline = now + invitationTime;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  get giveUpAt(): number {
    return (
      this.#progressAt + this.#limit + progressTimeout + Math.max(1, this.#copies) * this.#wire(longBlock)
    );
  }

  get waitsFor(): string {
    return this.#wait;
  }

  get heard(): Heard | null {
    return this.#noise >= leastNoise ? 'noise' : null;
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
    let isAcknowledged = false;
    let last: number | null = null;
    for (const byte of bytes) {
      // One alone may be noise.
      if (byte === control.can && this.#lastWasCan) {
        this.#fail('cancelled-by-device', 'The device sent CAN twice.');
      }
      if (this.#outcome !== null) return;
      this.#lastWasCan = byte === control.can;
      if (!answers.has(byte)) this.#noise += 1;
      if (byte === control.ack) {
        isAcknowledged = true;
        // What came before it is answered with it.
        last = null;
      } else if (byte === control.nak || byte === control.c) last = byte;
    }
    if (isAcknowledged && !this.#isSettling) this.#acknowledge(now);
    if (this.#isSettling) {
      this.#isInvited ||= last === control.c;
      this.#deadline = now + this.#quiet;
    } else if (last === control.c) this.#invite(now);
    else if (last === control.nak && !isAcknowledged) this.#refuse(now);
  }

  tick(now: number): void {
    if (this.#outcome !== null) return;
    if (this.#isSettling) {
      this.#isSettling = false;
      this.#goOn(now);
    } else if (this.#wait === 'invitation') this.#sendFileBlock(now);
    else if (this.#isCalled) this.#refuse(now);
    else this.#beSilent(now);
  }

  #beSilent(now: number): void {
    this.#silences += 1;
    if (this.#hasIgnored) this.#times.distrust();
    // All of the file is acknowledged; what is left is politeness.
    if (this.#wait === 'nextInvitation' || this.#wait === 'closing') this.#outcome = { ok: true };
    else if (this.#silences > silencesAllowed) {
      this.#fail('timeout', `No answer while it waited for: ${this.#wait}.`);
    } else this.#again(now);
  }

  #acknowledge(now: number): void {
    if (this.#wait === 'fileBlock') {
      if (this.#copies > 1) this.#settle(now);
      else this.#await('dataInvitation', now);
    } else if (this.#wait === 'block') this.#judge(now);
    else if (this.#wait === 'end') this.#await('nextInvitation', now);
    else if (this.#wait === 'closing') this.#outcome = { ok: true };
  }

  #judge(now: number): void {
    const length = this.#packet?.length ?? 0;
    const ms = now - this.#sentAt;
    if (this.#copies === 1 && this.#times.isEarly(ms, length)) {
      this.#hasIgnored = true;
      return;
    }
    if (this.#copies === 1) this.#times.add(ms, length);
    this.#blockArrived(now);
  }

  #blockArrived(now: number): void {
    this.#offset = Math.min(this.#offset + longBlock, this.#file.bytes.length);
    if (this.#copies > 1) this.#settle(now);
    else this.#next(now);
  }

  /** The packet went out more than once, and each that arrived is acknowledged. */
  #settle(now: number): void {
    this.#isSettling = true;
    this.#isInvited = false;
    this.#progressAt = now;
    this.#deadline = now + this.#quiet;
  }

  #goOn(now: number): void {
    if (this.#wait === 'block' || this.#isInvited) this.#next(now);
    else this.#await('dataInvitation', now);
  }

  #invite(now: number): void {
    if (this.#wait === 'invitation') this.#sendFileBlock(now);
    else if (this.#wait === 'dataInvitation') this.#next(now);
    else if (this.#wait === 'nextInvitation') this.#send(encodeFileBlock(null), 'closing', now);
    else if (this.#isInvitedAgain && !this.#isCalled) {
      this.#isCalled = true;
      this.#deadline = Math.min(this.#deadline, now + crossingTime);
    }
  }

  /** Whether a `C` may mean that the packet it is an answer to did not arrive. */
  get #isInvitedAgain(): boolean {
    const isFirstBlock = this.#wait === 'block' && this.#number === 1;
    return this.#wait === 'fileBlock' || this.#wait === 'closing' || isFirstBlock;
  }

  #refuse(now: number): void {
    // Sooner than the packet can have been judged: it is of the one before.
    const isStale = this.#times.isEarly(now - this.#sentAt, this.#packet?.length ?? 0);
    if (this.#packet === null) return;
    if (isStale) {
      this.#isCalled = false;
      this.#deadline = this.#answerIsDue;
      return;
    }
    this.#naks += 1;
    if (this.#naks > naksAllowed) {
      this.#fail('nak-limit', `One packet was refused ${this.#naks} times.`);
    } else this.#again(now);
  }

  #sendFileBlock(now: number): void {
    const { name, bytes } = this.#file;
    this.#send(encodeFileBlock({ name, size: bytes.length }), 'fileBlock', now);
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
      this.#deadline = now + answerTime;
      return;
    }
    // Receivers refuse the first end on purpose.
    if (this.#wait !== 'end') this.#repeated += 1;
    this.#transmit(this.#packet, now);
  }

  #transmit(packet: Bytes, now: number): void {
    this.#output.push(packet);
    this.#copies += 1;
    this.#isCalled = false;
    this.#sentAt = now;
    this.#deadline = this.#answerIsDue;
  }

  get #answerIsDue(): number {
    return this.#sentAt + answerTime + this.#wire(this.#packet?.length ?? 0);
  }

  #await(wait: Wait, now: number): void {
    this.#wait = wait;
    this.#packet = null;
    this.#copies = 0;
    this.#hasIgnored = false;
    this.#isCalled = false;
    this.#naks = 0;
    this.#silences = 0;
    this.#progressAt = now;
    this.#deadline = now + answerTime;
  }

  get #quiet(): number {
    return quiet + this.#wire(this.#packet?.length ?? 0);
  }

  /** Milliseconds that bytes of a packet take on the wire. */
  #wire(length: number): number {
    return ((length + packetOverhead) / this.#bytesPerSecond) * 1000;
  }

  #fail(code: ErrorCode, why: string): void {
    this.#outcome = {
      ok: false,
      code,
      why,
      values: { waited: this.#wait, byte: this.#offset, ...heardIn(this) },
    };
    if (code !== 'cancelled-by-device') this.#output.push(cancelling);
  }
}
