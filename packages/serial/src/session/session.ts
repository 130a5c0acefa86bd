import type { Clock } from '../clock.ts';
import { SerialError } from '../errors.ts';
import type { DeviceInfo } from '../frames/messages.ts';
import type { FirmwareImage } from '../image/format.ts';
import type { SerialTransport } from '../transport/transport.ts';
import { isSameVersion, versionText } from '../version.ts';
import { Link } from './link.ts';
import type { DeviceProtocol } from './protocol.ts';

export interface SessionOptions {
  readonly transport: SerialTransport;
  readonly protocol: DeviceProtocol;
  readonly clock: Clock;
  readonly baudRate: number;
  /** Models that can be upgraded. */
  readonly models: readonly string[];
  /** Told what happens, for a log. */
  readonly observe?: (entry: LogEntry) => void;
}

/** One line of the log that a customer sends to the service. */
export interface LogEntry {
  /** Milliseconds of the session's clock. */
  readonly at: number;
  readonly event:
    | 'opened'
    | 'identified'
    | 'accepted'
    | 'repeated'
    | 'transferred'
    | 'stopped'
    | 'verified'
    | 'rebooting'
    | 'restarted'
    | 'failed'
    | 'closed';
  /** In English, for a terminal. */
  readonly detail: string;
  /** What the detail says, for a page to say it in its own language. */
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * How far a transfer is, in bytes the device has acknowledged. It never falls. Even when all are, only the
 * device's verification says that it is done.
 */
export interface Progress {
  readonly acknowledged: number;
  readonly total: number;
  /** Blocks that had to be sent again. */
  readonly repeated: number;
}

/** Between two reports of progress, so that no page renders more often than ten times a second. */
const reportEvery = 125;

/** How long a device may take to come back, how long it gets to go away, and how often it is looked for. */
export const restartPatience = 20_000;
const settleTime = 300;
const lookEvery = 250;
const rebootsAllowed = 3;

/** One upgrade of one device, from the open port to the new version. Every method rejects with SerialErrors. */
export class Session {
  readonly #options: SessionOptions;
  #link: Link | null = null;
  #info: DeviceInfo | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Opens the port. Rejects with `open-failed`, `already-open`, `policy-blocked`. */
  connect(): Promise<void> {
    return this.#watched(() => this.#open());
  }

  /** Resolves when the device of the open port is gone. */
  get lost(): Promise<SerialError> {
    return this.#opened().lost;
  }

  /** Asks the device who it is. Rejects with `hello-timeout`, `bad-hello`, `unknown-model`. */
  identify(): Promise<DeviceInfo> {
    return this.#watched(async () => {
      const info = await this.#options.protocol.hello(this.#opened());
      const { model, serial, hardwareRevision: hardware } = info;
      const version = versionText(info.version);
      this.#log('identified', `${model} ${serial}, firmware ${version}`, {
        model,
        serial,
        hardware,
        version,
      });
      if (!this.#options.models.includes(info.model)) {
        throw new SerialError(
          'unknown-model',
          `"${info.model}" is none of ${this.#options.models.join(', ')}.`,
        );
      }
      this.#info = info;
      return info;
    });
  }

  /** Sends the image. Rejects with Stopped after `stop`. */
  send(image: FirmwareImage, report: (progress: Progress) => void): Promise<void> {
    return this.#watched(async () => {
      const link = this.#opened();
      await this.#options.protocol.begin(link, image);
      const version = versionText(image.version);
      const size = image.payload.length;
      this.#log('accepted', `${version}, ${size} bytes`, { version, size });
      await this.#transfer(link, image, report);
    });
  }

  /** Lets the device verify what was sent. Rejects with `verify-mismatch`. */
  verify(image: FirmwareImage): Promise<void> {
    return this.#watched(async () => {
      const link = this.#opened();
      await this.#options.protocol.verify(link, image);
      const { lineErrors: count } = link;
      this.#log('verified', `${count} errors of the line`, { count });
    });
  }

  /** Stops what is being sent, so that the device can be asked anew. */
  async stop(): Promise<void> {
    await this.#options.protocol.cancel(this.#opened());
    this.#log('stopped');
    await this.#wait(settleTime);
  }

  /** Restarts the device. Rejects with `reboot-timeout`, or `wrong-version-after` where the old one is still there. */
  restart({ version }: FirmwareImage): Promise<DeviceInfo> {
    return this.#watched(async () => {
      const end = this.#options.clock.now() + restartPatience;
      let found: DeviceInfo | null = null;
      for (let reboots = 0; reboots < rebootsAllowed; reboots += 1) {
        // oxlint-disable no-await-in-loop -- The next try is made only if this one failed.
        await this.#reboot();
        const now = await this.#findAgain(end);
        // oxlint-enable no-await-in-loop
        if (now === null) break;
        found = now;
        if (isSameVersion(found.version, version)) {
          const text = versionText(version);
          this.#log('restarted', `firmware ${text}`, { version: text });
          return found;
        }
      }
      throw found === null
        ? new SerialError('reboot-timeout', `The device was not back after ${restartPatience} ms.`)
        : new SerialError('wrong-version-after', `The device came back with ${versionText(found.version)}.`);
    });
  }

  async close(): Promise<void> {
    const link = this.#link;
    if (link === null) return;
    this.#link = null;
    await link.close();
    this.#log('closed');
  }

  async #transfer(link: Link, image: FirmwareImage, report: (progress: Progress) => void): Promise<void> {
    const { protocol, clock } = this.#options;
    if (this.#info === null) throw new Error('Identify the device before you send anything to it.');
    const total = image.payload.length;
    const started = clock.now();
    let reportedAt = Number.NEGATIVE_INFINITY;
    let furthest = 0;
    let before = 0;
    let repeats = 0;
    await protocol.transfer(link, image, this.#info, (acknowledged, repeated) => {
      furthest = Math.max(furthest, acknowledged);
      if (repeated > before) {
        repeats += repeated - before;
        this.#log('repeated', `after byte ${acknowledged}`, { count: repeated - before, byte: acknowledged });
      }
      before = repeated;
      if (clock.now() - reportedAt < reportEvery) return;
      reportedAt = clock.now();
      report({ acknowledged: furthest, total, repeated: repeats });
    });
    report({ acknowledged: total, total, repeated: repeats });
    const ms = Math.round(clock.now() - started);
    this.#log('transferred', `${total} bytes in ${ms} ms`, { size: total, ms });
  }

  async #reboot(): Promise<void> {
    const link = this.#opened();
    this.#log('rebooting');
    try {
      await this.#options.protocol.reboot(link);
    } catch {
      // It may be gone before it has taken the last byte. Whether it comes back is seen next.
    }
    await this.#wait(settleTime);
    await link.close();
    this.#link = null;
  }

  /** The device once it answers again, or null where it does not in time. */
  async #findAgain(end: number): Promise<DeviceInfo | null> {
    const { clock, protocol } = this.#options;
    while (clock.now() < end) {
      // oxlint-disable no-await-in-loop -- It is looked for until it is there.
      try {
        await this.#open();
        const info = await protocol.hello(this.#opened());
        // Another device may have been plugged in meanwhile.
        if (info.serial === this.#info?.serial) return info;
        await this.close();
      } catch (error) {
        if (!(error instanceof SerialError)) throw error;
        await this.close();
      }
      await this.#wait(lookEvery);
      // oxlint-enable no-await-in-loop
    }
    return null;
  }

  async #open(): Promise<void> {
    const { transport, clock, baudRate } = this.#options;
    this.#link = await Link.open(transport, clock, baudRate);
    this.#log('opened', `${baudRate} baud`, { baudRate });
  }

  #opened(): Link {
    if (this.#link === null) throw new SerialError('device-lost', 'The port is not open.');
    return this.#link;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#options.clock.after(ms, resolve));
  }

  #log(event: LogEntry['event'], detail = '', values: LogEntry['values'] = {}): void {
    this.#options.observe?.({ at: this.#options.clock.now(), event, detail, values });
  }

  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SerialError) {
        const { code, message } = error;
        this.#log('failed', `${code}: ${message}`, { code });
      }
      throw error;
    }
  }
}
