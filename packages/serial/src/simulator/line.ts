import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { SerialError } from '../errors.ts';
import type { OpenOptions, SerialTransport, Signals } from '../transport/transport.ts';
import type { LineFault, Moment } from './faults.ts';
import type { HostClock } from './host-clock.ts';
import { LineLane } from './lane.ts';

interface LineOptions {
  readonly clock: Clock;
  readonly host: HostClock;
  /** Milliseconds until the host sees what the device said: the timer of a USB adapter. */
  readonly latency: number;
  readonly faults: readonly LineFault[];
  readonly random: () => number;
  readonly hasCome: (moment: Moment, bytes: Bytes) => boolean;
}

/** What is at the other end of the line. */
export interface LineDevice {
  receive(bytes: Bytes): void;
  /** Something comes at another rate than it listens at: no byte of it can be read. */
  hearNoise?(): void;
  /** The device was plugged in or pulled out; without power it forgets what it was at. */
  power(isOn: boolean): void;
}

/** What an UART makes of bytes that come at another rate. */
const garbled = 0xf8;

/** A host's port and a device, joined in memory. Bytes take as long as the baud rate says. */
export class SimulatedLine implements SerialTransport {
  readonly lineErrors = 0;
  readonly #host: HostClock;
  readonly #toDevice: LineLane;
  readonly #toHost: LineLane;
  #device: LineDevice | null = null;
  #appeared: () => void = () => {};
  #vanished: () => void = () => {};
  #isPlugged = true;
  /** Whether the device has taken its USB off the cable while it restarts. */
  #isAway = false;
  #isOpen = false;
  #isLost = false;
  #hostRate = 0;
  /** What the device listens and speaks at, once it was asked for a rate; until then, at what it is spoken to. */
  #deviceRate: number | null = null;
  #firstRate = 0;
  #inbox: Bytes[] = [];
  #reader: PromiseWithResolvers<Bytes> | null = null;

  constructor({ clock, host, latency, faults, random, hasCome }: LineOptions) {
    this.#host = host;
    const disconnect = (replugAfter: number) => {
      this.unplug();
      if (replugAfter > 0) clock.after(replugAfter, () => this.plug());
    };
    const of = (lane: LineFault['lane']) => faults.filter((fault) => fault.lane === lane);
    const common = { clock, random, hasCome, disconnect };
    this.#toDevice = new LineLane({
      ...common,
      latency: 0,
      faults: of('toDevice'),
      deliver: (bytes) => (this.#isGarbled ? this.#device?.hearNoise?.() : this.#device?.receive(bytes)),
    });
    this.#toHost = new LineLane({
      ...common,
      latency,
      faults: of('toHost'),
      deliver: (bytes) => this.#host.whenAwake(() => this.#arrive(bytes)),
    });
  }

  /** Bytes that went over the line so far, each way. */
  get carried(): { toDevice: number; toHost: number } {
    return { toDevice: this.#toDevice.carried, toHost: this.#toHost.carried };
  }

  /** Whether the system sees a port. */
  get isPresent(): boolean {
    return this.#isPlugged && !this.#isAway;
  }

  /** Calls back whenever the system sees the port again after it was gone. */
  onAppearance(callback: () => void): void {
    this.#appeared = callback;
  }

  /** Calls back whenever the system sees the port no more. */
  onDisappearance(callback: () => void): void {
    this.#vanished = callback;
  }

  attach(device: LineDevice): void {
    this.#device = device;
  }

  /** What the device says. */
  say(bytes: Bytes): void {
    // What the host makes of it depends on the rate at which it is said.
    const received = this.#isGarbled ? new Uint8Array(bytes.length).fill(garbled) : bytes;
    if (this.isPresent && this.#isOpen) this.#toHost.send(received);
  }

  /** Calls back when all that the device said is on its way; it keeps the rate until then. */
  afterSaid(callback: () => void): void {
    this.#toHost.whenSent(callback);
  }

  /** The device goes on at another rate. */
  raiseDevice(baudRate: number): void {
    this.#firstRate = this.#hostRate;
    this.#deviceRate = baudRate;
  }

  /** The device goes back to the rate it was spoken to at first. */
  lowerDevice(): void {
    if (this.#deviceRate !== null) this.#deviceRate = this.#firstRate;
  }

  get #isGarbled(): boolean {
    return this.#deviceRate !== null && this.#deviceRate !== this.#hostRate;
  }

  unplug(): void {
    if (!this.#isPlugged) return;
    this.#isPlugged = false;
    this.#device?.power(false);
    this.#lose();
  }

  plug(): void {
    if (this.#isPlugged) return;
    this.#isPlugged = true;
    this.reappear();
    this.#device?.power(true);
  }

  /** The port vanishes while the device keeps its power, as when a device restarts its own USB. */
  detach(): void {
    this.#isAway = true;
    this.#lose();
  }

  reappear(): void {
    this.#isAway = false;
    if (this.#isPlugged) this.#appeared();
  }

  async open({ baudRate }: OpenOptions): Promise<void> {
    // Whoever had it open when it went has it no more.
    if (this.#isOpen && !this.#isLost) throw new SerialError('already-open', 'The port is open already.');
    if (!this.isPresent) throw new SerialError('open-failed', 'No device is plugged in.');
    this.#isOpen = true;
    this.#isLost = false;
    this.#inbox = [];
    this.#hostRate = baudRate;
    this.#toDevice.open(baudRate / 10);
    this.#toHost.open(baudRate / 10);
  }

  read(): Promise<Bytes> {
    const bytes = this.#inbox.shift();
    if (bytes !== undefined) return Promise.resolve(bytes);
    if (this.#isLost || !this.#isOpen) return Promise.reject(gone());
    this.#reader = Promise.withResolvers();
    return this.#reader.promise;
  }

  async write(bytes: Bytes): Promise<void> {
    if (this.#isLost || !this.#isOpen) throw gone();
    this.#toDevice.send(bytes);
  }

  // oxlint-disable-next-line class-methods-use-this -- The devices have no use for signals.
  async setSignals(_signals: Signals): Promise<void> {}

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#toDevice.cut();
    this.#toHost.cut();
    this.#reader?.reject(gone());
    this.#reader = null;
  }

  #lose(): void {
    this.#toDevice.cut();
    this.#toHost.cut();
    this.#vanished();
    if (!this.#isOpen) return;
    this.#isLost = true;
    this.#reader?.reject(gone());
    this.#reader = null;
  }

  #arrive(bytes: Bytes): void {
    if (this.#reader === null) this.#inbox.push(bytes);
    else this.#reader.resolve(bytes);
    this.#reader = null;
  }
}

function gone(): SerialError {
  return new SerialError('device-lost', 'The device is gone.');
}
