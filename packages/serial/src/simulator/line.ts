import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { SerialError } from '../errors.ts';
import type { OpenOptions, SerialTransport, Signals } from '../transport/transport.ts';
import type { LineFault, Moment } from './faults.ts';
import { LineLane } from './lane.ts';

interface LineOptions {
  readonly clock: Clock;
  /** Milliseconds until the host sees what the device said: the timer of a USB adapter. */
  readonly latency: number;
  readonly faults: readonly LineFault[];
  readonly random: () => number;
  readonly hasCome: (moment: Moment, bytes: Bytes) => boolean;
}

/** What is at the other end of the line. */
export interface LineDevice {
  receive(bytes: Bytes): void;
  /** The device was plugged in or pulled out; without power it forgets what it was at. */
  power(isOn: boolean): void;
}

/** A host's port and a device, joined in memory. Bytes take as long as the baud rate says. */
export class SimulatedLine implements SerialTransport {
  readonly lineErrors = 0;
  readonly #toDevice: LineLane;
  readonly #toHost: LineLane;
  #device: LineDevice | null = null;
  #appeared: () => void = () => {};
  #isPlugged = true;
  /** Whether the device has taken its USB off the cable while it restarts. */
  #isAway = false;
  #isOpen = false;
  #isLost = false;
  #inbox: Bytes[] = [];
  #reader: PromiseWithResolvers<Bytes> | null = null;

  constructor({ clock, latency, faults, random, hasCome }: LineOptions) {
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
      deliver: (bytes) => this.#device?.receive(bytes),
    });
    this.#toHost = new LineLane({
      ...common,
      latency,
      faults: of('toHost'),
      deliver: (bytes) => this.#arrive(bytes),
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

  attach(device: LineDevice): void {
    this.#device = device;
  }

  /** What the device says. */
  say(bytes: Bytes): void {
    if (this.isPresent && this.#isOpen) this.#toHost.send(bytes);
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
    this.#appeared();
  }

  async open({ baudRate }: OpenOptions): Promise<void> {
    if (this.#isOpen) throw new SerialError('already-open', 'The port is open already.');
    if (!this.isPresent) throw new SerialError('open-failed', 'No device is plugged in.');
    this.#isOpen = true;
    this.#isLost = false;
    this.#inbox = [];
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
