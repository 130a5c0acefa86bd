import { type Bytes, concat, viewOf } from '../bytes.ts';
import { crc16 } from '../checksums/crc16.ts';
import type { Engine, Outcome } from '../engine.ts';
import type { ErrorCode } from '../errors.ts';
import { cancelling, control, decodeFileBlock, longBlock, packetOverhead, shortBlock } from './packet.ts';

/** Where what arrives is put. False refuses it, which cancels the transfer. */
interface YmodemSink {
  open(name: string, size: number): boolean;
  write(bytes: Uint8Array): boolean;
}

/** How often it asks again in silence, and how often before it gives up: a host may sleep for a while. */
const askAgain = 1000;
const silencesAllowed = 60;
/** A packet whose next byte does not come in this time is broken. */
const gapInPacket = 500;
/** After something broken it waits until the line has been quiet for this long. */
const quiet = 100;

/** Receives one file by YMODEM-1K, or by plain YMODEM. Fails as `timeout` or `cancelled-by-device`. */
export class YmodemReceiver implements Engine {
  readonly #sink: YmodemSink;
  readonly #output: Bytes[] = [];
  #packet: Bytes = new Uint8Array();
  #isPurging = false;
  /** The file, once its block has come. */
  #size: number | null = null;
  #received = 0;
  #expected = 0;
  #hasEnded = false;
  #sawEnd = false;
  #sawCan = false;
  #silences = 0;
  #deadline: number;
  #outcome: Outcome | null = null;

  constructor(sink: YmodemSink, now: number) {
    this.#sink = sink;
    this.#deadline = now + askAgain;
    this.#say(control.c);
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  get deadline(): number {
    return this.#deadline;
  }

  /** Whether the next byte would begin a packet. */
  get isBetweenPackets(): boolean {
    return this.#packet.length === 0 && !this.#isPurging;
  }

  take(): Bytes | null {
    return this.#output.shift() ?? null;
  }

  receive(bytes: Bytes, now: number): void {
    let rest = bytes;
    while (rest.length > 0 && this.#outcome === null) rest = rest.subarray(this.consume(rest, now));
  }

  /** Takes bytes up to the end of a packet at most, and says how many it took: one or more. */
  consume(bytes: Bytes, now: number): number {
    if (this.#isPurging) {
      this.#deadline = now + quiet;
      return bytes.length;
    }
    if (this.#packet.length === 0) {
      const [first = 0] = bytes;
      if (first === control.soh || first === control.stx) this.#packet = bytes.slice(0, 1);
      else this.#hear(first, now);
      if (this.#packet.length > 0) this.#deadline = now + gapInPacket;
      return 1;
    }
    const size = this.#packet[0] === control.stx ? longBlock : shortBlock;
    const taken = bytes.subarray(0, size + packetOverhead - this.#packet.length);
    this.#packet = concat(this.#packet, taken);
    this.#deadline = now + gapInPacket;
    if (this.#packet.length === size + packetOverhead) this.#judge(this.#packet, size, now);
    return taken.length;
  }

  tick(now: number): void {
    if (this.#outcome !== null) return;
    this.#packet = new Uint8Array();
    this.#isPurging = false;
    this.#silences += 1;
    this.#deadline = now + askAgain;
    if (this.#silences > silencesAllowed) {
      this.#fail('timeout', 'The sender fell silent.');
    } else if (this.#expected === 0 || (this.#expected === 1 && this.#received === 0)) this.#say(control.c);
    else this.#say(control.nak);
  }

  #hear(byte: number, now: number): void {
    if (byte === control.can) {
      if (this.#sawCan) this.#outcome = { ok: false, code: 'cancelled-by-device', why: 'CAN came twice.' };
      this.#sawCan = true;
      this.#deadline = now + askAgain;
      return;
    }
    this.#sawCan = false;
    if (byte !== control.eot) {
      this.#purge(now);
      return;
    }
    this.#deadline = now + askAgain;
    this.#silences = 0;
    if (this.#hasEnded) {
      // The answer to the end was lost.
      this.#say(control.ack, control.c);
    } else if (!this.#sawEnd) {
      // One may be noise; the sender repeats a true one.
      this.#sawEnd = true;
      this.#say(control.nak);
    } else if (this.#received === this.#size) {
      this.#hasEnded = true;
      this.#expected = 0;
      this.#say(control.ack, control.c);
    } else this.#fail('cancelled-by-device', 'The end came before the file was whole.');
  }

  #judge(packet: Bytes, size: number, now: number): void {
    this.#packet = new Uint8Array();
    const number = packet[1] ?? 0;
    const block = packet.subarray(3, size + 3);
    if ((number ^ (packet[2] ?? 0)) !== 0xff || viewOf(packet).getUint16(size + 3) !== crc16(block)) {
      this.#purge(now);
      return;
    }
    this.#silences = 0;
    this.#sawEnd = false;
    this.#deadline = now + askAgain;
    if (number === (this.#expected & 0xff)) this.#accept(block);
    // What was acknowledged before: the acknowledgement got lost.
    else if (number === ((this.#expected - 1) & 0xff)) this.#acknowledgeAgain();
    else this.#fail('cancelled-by-device', `Block ${number} came instead of ${this.#expected & 0xff}.`);
  }

  #accept(block: Bytes): void {
    if (this.#hasEnded) {
      if (decodeFileBlock(block) === null) {
        this.#say(control.ack);
        this.#outcome = { ok: true };
      } else this.#fail('cancelled-by-device', 'One file was expected, and another came.');
    } else if (this.#size === null) this.#open(block);
    else {
      const content = block.subarray(0, this.#size - this.#received);
      if (!this.#sink.write(content)) {
        this.#fail('cancelled-by-device', 'What came could not be kept.');
        return;
      }
      this.#received += content.length;
      this.#expected += 1;
      this.#say(control.ack);
    }
  }

  #open(block: Bytes): void {
    const file = decodeFileBlock(block);
    if (file === null || file === 'broken' || !this.#sink.open(file.name, file.size)) {
      this.#fail('cancelled-by-device', 'The file is not the one expected.');
      return;
    }
    this.#size = file.size;
    this.#expected = 1;
    this.#say(control.ack, control.c);
  }

  #acknowledgeAgain(): void {
    if (this.#expected === 1) this.#say(control.ack, control.c);
    else this.#say(control.ack);
  }

  #purge(now: number): void {
    this.#isPurging = true;
    this.#deadline = now + quiet;
  }

  #say(...bytes: number[]): void {
    this.#output.push(Uint8Array.from(bytes));
  }

  #fail(code: ErrorCode, why: string): void {
    this.#outcome = { ok: false, code, why };
    this.#output.push(cancelling);
  }
}
