import type { Bytes } from '../bytes.ts';
import { concat } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import type { Clock } from '../clock.ts';
import { fileErrors } from '../errors.ts';
import { windowedCapability } from '../frames/capabilities.ts';
import { type DeviceInfo, encodeInfo } from '../frames/device-info.ts';
import { encodeFrame, type Frame, sync } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { decodeU32, encodeBusy, encodeResult, messages } from '../frames/messages.ts';
import type { Keyring } from '../image/keys.ts';
import { checkHeader } from '../image/ufw1.ts';
import type { LampState } from '../lamps.ts';
import type { Version } from '../version.ts';
import { DeviceFaults } from './device-faults.ts';
import { DeviceRate } from './device-rate.ts';
import type { DeviceFault, DeviceStep, Moment } from './faults.ts';
import { FlashBank } from './flash.ts';
import type { HostClock } from './host-clock.ts';
import { Intake } from './intake.ts';
import type { LineDevice, SimulatedLine } from './line.ts';
import type { DeviceProfile } from './profiles.ts';
import { Running } from './running.ts';
import { Work } from './work.ts';

interface DeviceOptions {
  readonly clock: Clock;
  readonly profile: DeviceProfile;
  readonly keyring: Keyring;
  /** The computer at the other end. */
  readonly host: HostClock;
  readonly random: () => number;
  readonly faults: readonly DeviceFault[];
}

/** So many bytes are lost of each piece that a lossy line brings at a raised rate while blocks are sent. */
const lostBytes = 3;

/** A begun frame whose rest does not come in this time is none. */
const gapInFrame = 300;

/** S3 Mini or AD2 with its bootloader. It trusts no host: it makes every check again. */
export class SimulatedDevice implements LineDevice {
  readonly #options: DeviceOptions;
  readonly #line: SimulatedLine;
  readonly #bank = new FlashBank();
  readonly #faults: DeviceFaults;
  readonly #frames = new FrameReader();
  readonly #running: Running;
  readonly #rate: DeviceRate;
  readonly #work: Work;
  readonly #intake: Intake;
  #step: DeviceStep = 'hello';
  #isOn = true;
  #cancelTimer: () => void = () => {};
  /** Changes with every start, so that what was begun before ends with it. */
  #start = 0;
  #begins = 0;

  constructor(line: SimulatedLine, options: DeviceOptions) {
    this.#options = options;
    this.#line = line;
    this.#faults = new DeviceFaults(options.faults, (moment) => this.hasCome(moment));
    this.#running = new Running(options.profile, this.#faults);
    this.#rate = new DeviceRate(options.clock, line, () => this.#enter('hello'));
    this.#work = new Work(options.clock);
    this.#intake = new Intake({
      ...options,
      bank: this.#bank,
      faults: this.#faults,
      work: this.#work,
      isWindowed: this.#isWindowed,
      say: (bytes) => this.#say(bytes),
      reply: (type, seq, payload) => this.#reply(type, seq, payload),
      onKept: () => this.#letHostSleep(),
    });
    line.attach(this);
  }

  /** The firmware it runs. */
  get version(): Version {
    return this.#running.version;
  }

  get serial(): string {
    return this.#running.serial;
  }

  /** SHA-256 of the firmware it runs. */
  get imageSha256(): Bytes {
    return this.#running.imageSha256;
  }

  /** Bytes of the new firmware that it holds. */
  get received(): number {
    return this.#bank.received;
  }

  /** How many BEGINs it has accepted. */
  get begins(): number {
    return this.#begins;
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

  /** What its status lamp shows; null while it has no power. */
  get lamp(): LampState | null {
    if (this.#step === 'reboot') return 'restarting';
    if (!this.#isOn) return null;
    if (this.#step === 'hello') return this.#running.isNew ? 'done' : 'waiting';
    const { received, size } = this.#bank;
    if (this.#step === 'transfer' && received < size) return this.#intake.isOver ? 'failed' : 'receiving';
    const isDamaged = this.#step === 'verify' && !this.#work.isAtIt && this.#bank.status() === 'damaged';
    return isDamaged ? 'failed' : 'updating';
  }

  power(isOn: boolean): void {
    this.#isOn = isOn;
    this.#restart();
    this.#frames.flush();
    this.#enter('hello');
    if (isOn) this.#running.start(this.#bank);
  }

  receive(bytes: Bytes): void {
    if (!this.#isOn || (this.#rate.isRaised && this.#faults.has('deaf'))) return;
    this.#rate.hear();
    const isLossy = this.#faults.has('lossy') && this.#step === 'transfer' && this.#rate.isRaised;
    let rest = isLossy ? bytes.subarray(lostBytes) : bytes;
    while (rest.length > 0) {
      const isFrame =
        this.#frames.isPartial ||
        !this.#intake.isByYmodem ||
        (!this.#intake.isInPacket && rest[0] === sync[0]);
      if (isFrame) {
        const frames = this.#frames.push(rest);
        rest = rest.subarray(rest.length);
        for (const frame of frames) this.#handle(frame);
      } else rest = rest.subarray(this.#intake.consume(rest));
    }
    this.#setTimer();
  }

  hearNoise(): void {
    this.#rate.hearNoise();
  }

  #handle(frame: Frame): void {
    const { seq, payload } = frame;
    // Who asks again while it is erased or hashed gets the one answer.
    if (this.#work.isAtIt && frame.type !== messages.hello) return;
    if (frame.type === messages.hello) this.#hello(seq, payload);
    else if (frame.type === messages.begin) void this.#begin(seq, payload);
    else if (frame.type === messages.data) this.#data(seq, payload);
    else if (frame.type === messages.verify) this.#verify(seq, payload);
    else if (frame.type === messages.baud) this.#changeRate(seq, payload);
    else if (frame.type === messages.reboot) this.#reboot();
    this.#letHostSleep();
  }

  /** Answers in the host's version, or in its own where that is older. */
  #hello(seq: number, [version = 1]: Bytes): void {
    this.#work.breakOff();
    this.#enter('hello');
    const info = this.#info();
    const protocolVersion = version === 1 ? 1 : info.protocolVersion;
    this.#reply(messages.info, seq, encodeInfo({ ...info, protocolVersion }));
  }

  #changeRate(seq: number, payload: Bytes): void {
    const { maxBaud } = this.#options.profile.info;
    const rate = decodeU32(payload);
    if (rate === null || maxBaud === 0) return;
    if (rate !== maxBaud) {
      this.#reply(messages.reject, seq, Uint8Array.of(0));
      return;
    }
    this.#reply(messages.baudReady, seq, new Uint8Array());
    this.#line.afterSaid(() => this.#rate.raise(rate));
  }

  async #begin(seq: number, header: Bytes): Promise<void> {
    this.#enter('begin');
    const { clock, keyring } = this.#options;
    const start = this.#start;
    const refusal = await clock.during(checkHeader(header, this.#info(), keyring));
    if (start !== this.#start) return;
    const reason = this.#faults.rejects() ?? (refusal === null ? 0 : fileErrors.indexOf(refusal.code) + 1);
    if (reason !== 0) {
      this.#reply(messages.reject, seq, Uint8Array.of(reason));
      return;
    }
    this.#doWork('begin', seq, () => {
      this.#begins += 1;
      this.#intake.begin(header);
      this.#reply(messages.ready, seq, new Uint8Array());
      this.#step = 'transfer';
      this.#intake.speak();
      this.#setTimer();
    });
  }

  #doWork(step: DeviceStep, seq: number, done: () => void): void {
    const { ms, isTold } = this.#faults.takes(step);
    const isTeller = isTold && this.#options.profile.info.protocolVersion > 1;
    const tell = (more: number) => this.#reply(messages.busy, seq, encodeBusy(more));
    this.#work.do({ ms, tell: isTeller ? tell : null, done });
  }

  #letHostSleep(): void {
    const ms = this.#faults.hostSleeps();
    if (ms > 0) this.#options.host.sleep(ms);
  }

  #data(seq: number, payload: Bytes): void {
    if (this.#step === 'transfer') this.#intake.data(seq, payload);
  }

  #verify(seq: number, nonce: Bytes): void {
    if (this.#step === 'transfer' && this.#bank.received === this.#bank.size) this.#enter('verify');
    this.#doWork('verify', seq, () => {
      const { header } = this.#bank;
      const result =
        header !== null && this.#faults.has('echo')
          ? ({ status: 'good', sha256: header.sha256 } as const)
          : { status: this.#bank.status(), sha256: this.#hashed(nonce) };
      this.#reply(messages.result, seq, encodeResult(result));
    });
  }

  /** A device of version 1 knows no nonce. */
  #hashed(nonce: Bytes): Bytes {
    const isKnown = this.#options.profile.info.protocolVersion > 1;
    return isKnown && nonce.length > 0 ? sha256(concat(nonce, this.#bank.held)) : this.#bank.sha256();
  }

  #reboot(): void {
    const { clock, profile } = this.#options;
    this.#enter('reboot');
    if (this.#faults.has('ignore')) return;
    this.#isOn = false;
    const { start } = this.#restart();
    if (profile.hasOwnUsb) this.#line.detach();
    if (this.#faults.has('dead')) return;
    const { ms } = this.#faults.takes('reboot');
    clock.after(profile.restartTime + ms, () => {
      if (start !== this.#start) return;
      this.#running.start(this.#bank);
      this.#isOn = true;
      this.#step = 'hello';
      if (profile.hasOwnUsb) this.#line.reappear();
    });
  }

  #setTimer(): void {
    this.#cancelTimer();
    const { clock } = this.#options;
    const at = this.#frames.isPartial ? clock.now() + gapInFrame : this.#intake.deadline;
    if (at === null) return;
    this.#cancelTimer = clock.after(at - clock.now(), () => {
      if (this.#frames.isPartial) for (const frame of this.#frames.flush()) this.#handle(frame);
      else this.#intake.tick();
      this.#setTimer();
    });
  }

  #info(): DeviceInfo {
    const { info } = this.#options.profile;
    const { running, ...rest } = this.#running.info;
    return {
      ...info,
      ...rest,
      running: { ...running, isPending: this.#bank.status() === 'good' },
      model: this.#faults.has('foreign') ? 'H1T' : info.model,
      resumeOffset: this.#isWindowed && this.#bank.received < this.#bank.size ? this.#bank.received : 0,
    };
  }

  get #isWindowed(): boolean {
    return (this.#options.profile.info.caps & windowedCapability) !== 0;
  }

  #enter(step: DeviceStep): void {
    this.#step = step;
    this.#intake.end();
  }

  #restart(): { start: number } {
    this.#cancelTimer();
    this.#work.breakOff();
    this.#rate.lower();
    this.#start += 1;
    return { start: this.#start };
  }

  #reply(type: number, seq: number, payload: Bytes): void {
    const frame = encodeFrame({ type, seq, payload });
    // Text of another product's console, say.
    this.#say(this.#faults.has('babble') ? frame.map((byte) => byte & 0x5f) : frame);
  }

  #say(bytes: Bytes): void {
    if (this.#isOn && !this.#faults.isMute()) this.#line.say(bytes);
  }
}
