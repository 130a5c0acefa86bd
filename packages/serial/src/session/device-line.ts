import type { Clock } from '../clock.ts';
import { SerialError, type Values } from '../errors.ts';
import type { DeviceInfo } from '../frames/device-info.ts';
import type { SerialTransport } from '../transport/transport.ts';
import { Link } from './link.ts';
import type { LogEntry } from './log.ts';
import type { DeviceProtocol } from './protocol.ts';

interface DeviceLineOptions {
  readonly transport: SerialTransport;
  readonly protocol: DeviceProtocol;
  readonly clock: Clock;
  /** The rate a device is spoken to first. */
  readonly baudRate: number;
  readonly slowDevices?: Set<string>;
}

/** The port of a session, and the rate both ends speak at. */
export class DeviceLine {
  readonly #options: DeviceLineOptions;
  readonly #log: (event: LogEntry['event'], detail: string, values: Values) => void;
  #link: Link | null = null;
  /** Whether the device was asked for a higher rate in vain. */
  #isRateRefused = false;

  constructor(
    options: DeviceLineOptions,
    log: (event: LogEntry['event'], detail: string, values: Values) => void,
  ) {
    this.#options = options;
    this.#log = log;
  }

  /** The open port. Throws `device-lost` where there is none. */
  get link(): Link {
    if (this.#link === null) throw new SerialError('device-lost', 'The port is not open.');
    return this.#link;
  }

  /** Opens the port, at the first rate. One that is opened again and again is told of at the end. */
  async open({ isTold = true } = {}): Promise<void> {
    const { transport, clock, baudRate } = this.#options;
    this.#link = await Link.open(transport, clock, baudRate);
    if (isTold) this.tellOpened();
  }

  /** Puts into the log that the port is open, if it is. */
  tellOpened(): void {
    if (this.#link === null) return;
    const { baudRate } = this.#link;
    this.#log('opened', `${baudRate} baud`, { baudRate });
  }

  /** Says whether there was anything to close. */
  async close(): Promise<boolean> {
    const link = this.#link;
    this.#link = null;
    await link?.close();
    return link !== null;
  }

  /** Says HELLO at the line's rate, and where that was raised and is not heard, at the first one. */
  async greet(): Promise<DeviceInfo> {
    const { protocol, baudRate } = this.#options;
    const { link } = this;
    if (link.baudRate === baudRate) return protocol.hello(link);
    const info = await protocol.helloOnce(link);
    if (info !== null) return info;
    await this.#switchTo(baudRate);
    return protocol.hello(link);
  }

  /** Lets both ends go on at what the device can do, if that is more; where it is not heard there, all stays as it was. */
  async raiseRate(info: DeviceInfo): Promise<DeviceInfo> {
    const { link } = this;
    const { maxBaud, serial } = info;
    const isSlow = this.#options.slowDevices?.has(serial) ?? false;
    if (this.#isRateRefused || isSlow || maxBaud <= link.baudRate) return info;
    this.#isRateRefused = true;
    if (!(await this.#options.protocol.setRate(link, maxBaud))) return info;
    await this.#switchTo(maxBaud);
    const greeted = await this.greet();
    this.#isRateRefused = link.baudRate !== maxBaud;
    if (greeted.serial === serial) return greeted;
    // Whoever was plugged in meanwhile is not the device that the file was checked for.
    throw new SerialError('device-lost', `Another device answers: ${greeted.serial}.`, {
      values: { serial: greeted.serial, expected: serial },
    });
  }

  /** A transfer to this device has failed: if that was at a raised rate, the line may not carry it. */
  distrustRate({ serial }: DeviceInfo): void {
    if (this.#link !== null && this.#link.baudRate > this.#options.baudRate)
      this.#options.slowDevices?.add(serial);
  }

  async #switchTo(baudRate: number): Promise<void> {
    await this.link.switchTo(baudRate);
    this.#log('rate', `${baudRate} baud`, { baudRate });
  }
}
