import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { fileErrors } from '../errors.ts';
import { encodeFrame, type Frame, sync } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import {
  type DeviceInfo,
  decodeData,
  encodeInfo,
  encodeOffset,
  encodeResult,
  messages,
  protocolVersion,
  windowedCapability,
} from '../frames/messages.ts';
import type { Keyring } from '../image/keys.ts';
import { checkHeader } from '../image/ufw1.ts';
import type { Version } from '../version.ts';
import { control } from '../ymodem/packet.ts';
import { YmodemReceiver } from '../ymodem/receiver.ts';
import { DeviceFaults } from './device-faults.ts';
import type { DeviceFault, DeviceStep, Moment } from './faults.ts';
import { FlashBank } from './flash.ts';
import type { LineDevice, SimulatedLine } from './line.ts';
import type { DeviceProfile } from './profiles.ts';

interface DeviceOptions {
  readonly clock: Clock;
  readonly profile: DeviceProfile;
  readonly keyring: Keyring;
  readonly faults: readonly DeviceFault[];
}

/** A begun frame whose rest does not come in this time is none. */
const gapInFrame = 300;

/** S3 Mini or AD2 with its bootloader. It trusts no host: it makes every check again. */
export class SimulatedDevice implements LineDevice {
  readonly #options: DeviceOptions;
  readonly #line: SimulatedLine;
  readonly #bank = new FlashBank();
  readonly #faults: DeviceFaults;
  readonly #frames = new FrameReader();
  #version: Version;
  #securityCounter: number;
  #ymodem: YmodemReceiver | null = null;
  #step: DeviceStep = 'hello';
  #isOn = true;
  /** Whether it has broken the transfer off; then it takes nothing more of it. */
  #hasCancelled = false;
  #cancelTimer: () => void = () => {};
  /** Changes with every start, so that what was begun before ends with it. */
  #start = 0;

  constructor(line: SimulatedLine, options: DeviceOptions) {
    this.#options = options;
    this.#line = line;
    this.#version = options.profile.info.version;
    this.#securityCounter = options.profile.info.securityCounter;
    this.#faults = new DeviceFaults(options.faults, (moment) => this.hasCome(moment));
    line.attach(this);
  }

  /** The firmware it runs. */
  get version(): Version {
    return this.#version;
  }

  /** Bytes of the new firmware that it holds. */
  get received(): number {
    return this.#bank.received;
  }

  /** SHA-256 of the new firmware it holds, and whether its checks find it whole and good. */
  get held(): { sha256: Bytes; isGood: boolean } {
    return { sha256: this.#bank.sha256(), isGood: this.#bank.status() === 'good' };
  }

  /** Whether a moment has come; that of a byte is for the line to know. */
  hasCome(moment: Moment): boolean {
    if ('step' in moment) return this.#step === moment.step;
    if ('percent' in moment) {
      const { size, received } = this.#bank;
      return this.#step === 'transfer' && received * 100 >= moment.percent * size;
    }
    return this.#line.carried.toDevice >= moment.byte;
  }

  /** What it is at. */
  get step(): DeviceStep {
    return this.#step;
  }

  power(isOn: boolean): void {
    this.#isOn = isOn;
    this.#restart();
    this.#frames.flush();
    this.#enter('hello');
    if (isOn) this.#swap();
  }

  receive(bytes: Bytes): void {
    if (!this.#isOn) return;
    let rest = bytes;
    while (rest.length > 0) {
      const ymodem = this.#ymodem;
      const isFrame = this.#frames.isPartial || (ymodem?.isBetweenPackets && rest[0] === sync[0]);
      if (ymodem === null || isFrame) {
        const frames = this.#frames.push(rest);
        rest = rest.subarray(rest.length);
        for (const frame of frames) this.#handle(frame);
      } else {
        rest = rest.subarray(ymodem.consume(rest, this.#options.clock.now()));
        this.#afterYmodem();
      }
    }
    this.#setTimer();
  }

  #handle(frame: Frame): void {
    const { seq, payload } = frame;
    if (frame.type === messages.hello) this.#hello(seq, payload);
    else if (frame.type === messages.begin) void this.#begin(seq, payload);
    else if (frame.type === messages.data) this.#data(seq, payload);
    else if (frame.type === messages.verify) this.#verify(seq);
    else if (frame.type === messages.reboot) this.#reboot();
  }

  #hello(seq: number, [version]: Bytes): void {
    this.#enter('hello');
    if (version === protocolVersion) this.#reply(messages.info, seq, encodeInfo(this.#info()));
  }

  async #begin(seq: number, header: Bytes): Promise<void> {
    this.#enter('begin');
    const { clock, keyring } = this.#options;
    const start = this.#start;
    const refusal = await clock.during(checkHeader(header, this.#info(), keyring));
    if (start !== this.#start) return;
    const reason = this.#faults.rejects() ?? (refusal === null ? 0 : fileErrors.indexOf(refusal[0]) + 1);
    if (reason !== 0) {
      this.#reply(messages.reject, seq, Uint8Array.of(reason));
      return;
    }
    this.#bank.begin(header, { keeps: this.#isWindowed });
    this.#reply(messages.ready, seq, new Uint8Array());
    this.#step = 'transfer';
    this.#hasCancelled = false;
    this.#ymodem = new YmodemReceiver(this.#sink(), clock.now());
    this.#afterYmodem();
    this.#setTimer();
  }

  #sink() {
    return {
      open: (_name: string, size: number) => {
        // YMODEM begins at the beginning.
        this.#bank.rewind();
        return size === this.#bank.size;
      },
      write: (bytes: Uint8Array) => this.#keep(this.#bank.received, bytes),
    };
  }

  #data(seq: number, payload: Bytes): void {
    const data = decodeData(payload);
    if (this.#step !== 'transfer' || !this.#isWindowed || data === null) return;
    this.#ymodem = null;
    if (!this.#hasCancelled && !this.#faults.refusesBlocks()) {
      // A host that does not know the beginning of what is here starts anew.
      if (data.offset === 0) this.#bank.rewind();
      this.#keep(data.offset, data.bytes);
    }
    if (this.#cancels()) this.#reply(messages.reject, seq, Uint8Array.of(0));
    else this.#reply(messages.ack, seq, encodeOffset(this.#bank.received));
  }

  #cancels(): boolean {
    if (this.#faults.cancels()) this.#hasCancelled = true;
    return this.#hasCancelled;
  }

  #keep(offset: number, bytes: Uint8Array): boolean {
    const isKept = this.#bank.write(offset, bytes);
    if (isKept && this.#faults.spoils()) this.#bank.spoil();
    return isKept;
  }

  #verify(seq: number): void {
    if (this.#step === 'transfer' && this.#bank.received === this.#bank.size) this.#enter('verify');
    this.#reply(
      messages.result,
      seq,
      encodeResult({ status: this.#bank.status(), sha256: this.#bank.sha256() }),
    );
  }

  #reboot(): void {
    const { clock, profile } = this.#options;
    this.#enter('reboot');
    this.#isOn = false;
    const { start } = this.#restart();
    if (profile.hasOwnUsb) this.#line.detach();
    if (this.#faults.staysAway()) return;
    clock.after(profile.restartTime, () => {
      if (start !== this.#start) return;
      this.#swap();
      this.#isOn = true;
      this.#step = 'hello';
      if (profile.hasOwnUsb) this.#line.reappear();
    });
  }

  /** What the bootloader does at each start: it runs the new firmware if that is whole and good. */
  #swap(): void {
    const { header } = this.#bank;
    if (header === null || this.#bank.status() !== 'good' || this.#faults.keepsOld()) return;
    this.#version = header.version;
    this.#securityCounter = Math.max(this.#securityCounter, header.securityCounter);
    this.#bank.erase();
  }

  #afterYmodem(): void {
    const ymodem = this.#ymodem;
    if (ymodem === null) return;
    for (let bytes = ymodem.take(); bytes !== null; bytes = ymodem.take()) this.#say(this.#spoken(bytes));
    if (ymodem.outcome !== null) this.#ymodem = null;
  }

  /** A device that refuses blocks says NAK where it would say ACK. */
  #spoken(bytes: Bytes): Bytes {
    if (this.#cancels()) {
      this.#ymodem = null;
      return Uint8Array.of(control.can, control.can);
    }
    return this.#faults.refusesBlocks() && bytes[0] === control.ack ? Uint8Array.of(control.nak) : bytes;
  }

  #setTimer(): void {
    this.#cancelTimer();
    const { clock } = this.#options;
    const at = this.#frames.isPartial ? clock.now() + gapInFrame : this.#ymodem?.deadline;
    if (at === undefined) return;
    this.#cancelTimer = clock.after(at - clock.now(), () => {
      if (this.#frames.isPartial) for (const frame of this.#frames.flush()) this.#handle(frame);
      else this.#ymodem?.tick(clock.now());
      this.#afterYmodem();
      this.#setTimer();
    });
  }

  #info(): DeviceInfo {
    const { info } = this.#options.profile;
    return {
      ...info,
      model: this.#faults.isForeign() ? 'H1T' : info.model,
      version: this.#version,
      securityCounter: this.#securityCounter,
      resumeOffset: this.#isWindowed && this.#bank.received < this.#bank.size ? this.#bank.received : 0,
    };
  }

  get #isWindowed(): boolean {
    return (this.#options.profile.info.caps & windowedCapability) !== 0;
  }

  #enter(step: DeviceStep): void {
    this.#step = step;
    this.#ymodem = null;
  }

  #restart(): { start: number } {
    this.#cancelTimer();
    this.#start += 1;
    return { start: this.#start };
  }

  #reply(type: number, seq: number, payload: Bytes): void {
    const frame = encodeFrame({ type, seq, payload });
    // Text of another product's console, say.
    this.#say(this.#faults.babbles() ? frame.map((byte) => byte & 0x5f) : frame);
  }

  #say(bytes: Bytes): void {
    if (this.#isOn && !this.#faults.isMute()) this.#line.say(bytes);
  }
}
