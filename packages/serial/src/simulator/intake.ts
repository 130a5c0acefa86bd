import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { decodeData, encodeU32, messages } from '../frames/messages.ts';
import { control } from '../ymodem/packet.ts';
import { YmodemReceiver } from '../ymodem/receiver.ts';
import type { DeviceFaults } from './device-faults.ts';
import type { FlashBank } from './flash.ts';
import type { Work } from './work.ts';

interface IntakeOptions {
  readonly clock: Clock;
  readonly bank: FlashBank;
  readonly faults: DeviceFaults;
  readonly work: Work;
  readonly random: () => number;
  /** Whether it takes DATA frames, too. */
  readonly isWindowed: boolean;
  readonly say: (bytes: Bytes) => void;
  readonly reply: (type: number, seq: number, payload: Bytes) => void;
  /** Told after each block that was kept. */
  readonly onKept: () => void;
}

/** Takes a firmware's blocks into the bank, by YMODEM or by DATA frames, as well as its faults let it. */
export class Intake {
  readonly #options: IntakeOptions;
  #ymodem: YmodemReceiver | null = null;
  /** Whether it has broken the transfer off; then it takes nothing more of it. */
  #hasCancelled = false;

  constructor(options: IntakeOptions) {
    this.#options = options;
  }

  /** When it wants to be called if nothing comes. */
  get deadline(): number | null {
    return this.#ymodem?.deadline ?? null;
  }

  /** Whether what comes now is a block's and no frame's. */
  get isInPacket(): boolean {
    return this.#ymodem !== null && !this.#ymodem.isBetweenPackets;
  }

  /** Whether nothing more is taken: it has broken off, or the host has. */
  get isOver(): boolean {
    return this.#hasCancelled || (this.#ymodem === null && !this.#options.isWindowed);
  }

  get isByYmodem(): boolean {
    return this.#ymodem !== null;
  }

  begin(header: Bytes): void {
    const { bank, isWindowed, clock } = this.#options;
    bank.begin(header, { resumes: isWindowed });
    this.#hasCancelled = false;
    this.#ymodem = new YmodemReceiver(this.#sink(), clock.now());
  }

  /** Says the receiver's call, its answers and its questions. */
  speak(): void {
    const ymodem = this.#ymodem;
    if (ymodem === null) return;
    for (let bytes = ymodem.take(); bytes !== null; bytes = ymodem.take()) this.#sayByte(this.#spoken(bytes));
    if (ymodem.outcome !== null) this.#ymodem = null;
  }

  end(): void {
    this.#ymodem = null;
  }

  /** Takes bytes of a YMODEM transfer, and says how many. */
  consume(bytes: Bytes): number {
    const taken = this.#ymodem?.consume(bytes, this.#options.clock.now()) ?? bytes.length;
    this.speak();
    return taken;
  }

  tick(): void {
    this.#ymodem?.tick(this.#options.clock.now());
    this.speak();
  }

  data(seq: number, payload: Bytes): void {
    const { bank, faults, isWindowed, reply } = this.#options;
    const data = decodeData(payload);
    if (!isWindowed || data === null) return;
    this.#ymodem = null;
    if (!this.#hasCancelled && !faults.has('nak')) {
      // A host that does not know the beginning of what is here starts again.
      if (data.offset === 0) bank.rewind();
      this.#write(data.offset, data.bytes);
    }
    const { received } = bank;
    if (this.#cancels()) reply(messages.reject, seq, Uint8Array.of(0));
    else this.#acknowledge(() => reply(messages.ack, seq, encodeU32(received)));
  }

  #sink() {
    const { bank } = this.#options;
    return {
      open: (_name: string, size: number) => {
        // YMODEM begins at the beginning.
        bank.rewind();
        return size === bank.size;
      },
      write: (bytes: Uint8Array) => this.#write(bank.received, bytes),
    };
  }

  #write(offset: number, bytes: Uint8Array): boolean {
    const { bank, faults, onKept } = this.#options;
    const isKept = bank.write(offset, bytes);
    if (isKept && faults.spoils()) bank.spoil();
    if (isKept) onKept();
    return isKept;
  }

  #sayByte(bytes: Bytes): void {
    const { say } = this.#options;
    if (bytes[0] === control.ack) this.#acknowledge(() => say(bytes));
    else say(bytes);
  }

  /** A device that refuses blocks says NAK where it would say ACK. */
  #spoken(bytes: Bytes): Bytes {
    if (this.#cancels()) {
      this.#ymodem = null;
      return Uint8Array.of(control.can, control.can);
    }
    return this.#options.faults.has('nak') && bytes[0] === control.ack ? Uint8Array.of(control.nak) : bytes;
  }

  /** After the block is written; some devices say it twice. */
  #acknowledge(say: () => void): void {
    const { faults, random, work } = this.#options;
    work.write(faults.takes('transfer').ms, () => {
      say();
      if (random() * 100 < faults.doubles()) say();
    });
  }

  #cancels(): boolean {
    if (this.#options.faults.cancels()) this.#hasCancelled = true;
    return this.#hasCancelled;
  }
}
