import type { Clock } from '../clock.ts';
import { progressTimeout } from '../engine.ts';
import { SerialError } from '../errors.ts';
import type { DeviceInfo } from '../frames/device-info.ts';
import type { FirmwareImage } from '../image/format.ts';
import type { SerialTransport } from '../transport/transport.ts';
import { versionText } from '../version.ts';
import { DeviceLine } from './device-line.ts';
import type { Link } from './link.ts';
import type { LogEntry, Progress, Waiting } from './log.ts';
import { ProgressReporter } from './progress-reporter.ts';
import type { DeviceProtocol } from './protocol.ts';
import { findRestarted, type Restarted } from './restart-search.ts';

export interface SessionOptions {
  readonly transport: SerialTransport;
  readonly protocol: DeviceProtocol;
  readonly clock: Clock;
  /** The rate a device is spoken to first; one that can do more is asked to. */
  readonly baudRate: number;
  /**
   * Serial numbers of devices to which a transfer has failed at a raised rate; they are spoken to at the first one. Sessions that are
   * given the same set know of each other's failures. @default those of this session alone
   */
  readonly slowDevices?: Set<string>;
  /** Models that can be upgraded. */
  readonly models: readonly string[];
  /** Told what happens, for a log. */
  readonly observe?: (entry: LogEntry) => void;
  /** Told what the device is at, as often as it says so, and null when that is over. */
  readonly onWaiting?: (waiting: Waiting | null) => void;
}

/** How many milliseconds a device gets to go away, and how often it is told to restart. */
const settleTime = 300;
const rebootsAllowed = 3;

/** One upgrade of one device, from the open port to the new version. Every method rejects with SerialErrors. */
export class Session {
  readonly #options: SessionOptions;
  readonly #line: DeviceLine;
  #info: DeviceInfo | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { slowDevices = new Set<string>() } = options;
    this.#line = new DeviceLine({ ...options, slowDevices }, (event, detail, values) =>
      this.#log(event, detail, values),
    );
  }

  /** Opens the port. Rejects with `open-failed`, `already-open`, `policy-blocked`. */
  connect(): Promise<void> {
    return this.#watched(() => this.#line.open());
  }

  /** Resolves when the device of the open port is gone. */
  get lost(): Promise<SerialError> {
    return this.#line.link.lost;
  }

  /** Asks the device who it is. Rejects with `hello-timeout`, `bad-hello`, `unknown-model`. */
  identify(): Promise<DeviceInfo> {
    return this.#watched(async () => {
      const info = await this.#line.greet();
      const { model, serial, hardwareRevision: hardware, protocolVersion: protocol } = info;
      const version = versionText(info.version);
      this.#log('identified', `${model} ${serial}, firmware ${version}, protocol ${protocol}`, {
        model,
        serial,
        hardware,
        version,
        protocol,
      });
      if (!this.#options.models.includes(info.model)) {
        const supported = this.#options.models.join(', ');
        throw new SerialError('unknown-model', `"${info.model}" is none of ${supported}.`, {
          values: { model },
        });
      }
      this.#info = info;
      return info;
    });
  }

  /** Sends the image; `accept` is called once the device has accepted BEGIN. Rejects with Stopped after `stop`. */
  send(
    image: FirmwareImage,
    report: (progress: Progress) => void,
    accept: () => void = () => {},
  ): Promise<void> {
    return this.#atRate(async () => {
      await this.#options.transport.expectReturn?.();
      const info = await this.#line.raiseRate(this.#identified());
      this.#info = info;
      const link = this.#line.link;
      await this.#during('begin', info.limits.beginMs, (onBusy) =>
        this.#options.protocol.begin(link, image, info, onBusy),
      );
      const version = versionText(image.version);
      const size = image.payload.length;
      this.#log('accepted', `${version}, ${size} bytes`, { version, size });
      accept();
      await this.#transfer(link, image, info, report);
    });
  }

  /** Lets the device verify what was sent. Rejects with `verify-mismatch`. */
  verify(image: FirmwareImage): Promise<void> {
    return this.#atRate(async () => {
      const link = this.#line.link;
      const info = this.#identified();
      await this.#during('verify', info.limits.verifyMs, (onBusy) =>
        this.#options.protocol.verify(link, image, info, onBusy),
      );
      const { lineErrors: count } = link;
      this.#log('verified', `${count} errors of the line`, { count });
    });
  }

  /** Stops what is being sent, so that the device can be asked again. */
  async stop(): Promise<void> {
    await this.#options.protocol.cancel(this.#line.link);
    this.#log('stopped');
    await this.#wait(settleTime);
  }

  /**
   * Restarts the device, and resolves with how sure it is that the image runs. Rejects with `reboot-timeout`,
   * `not-restarted`, `swap-failed`, `wrong-version-after`, `other-version-after`, `wrong-image-after` or
   * `wrong-device-after`, each with what was seen.
   */
  restart(image: FirmwareImage): Promise<Restarted> {
    return this.#watched(async () => {
      const before = this.#identified();
      const limit = before.limits.rebootMs + progressTimeout;
      const found = await this.#during('restart', limit, async () => {
        for (let reboots = 1; ; reboots += 1) {
          const isLast = reboots === rebootsAllowed;
          // oxlint-disable no-await-in-loop -- The next try is made only if this one failed.
          await this.#reboot();
          const each = await this.#findAgain(before, image, { limit, isLast });
          // oxlint-enable no-await-in-loop
          if (each.proof !== null || isLast || !each.canReboot) return each;
        }
      });
      if (found.proof === null) throw found.error;
      const version = versionText(found.info.version);
      this.#log('restarted', `firmware ${version}, proof: ${found.proof}`, { version, proof: found.proof });
      return found;
    });
  }

  async close(): Promise<void> {
    if (await this.#line.close()) this.#log('closed');
  }

  async #transfer(
    link: Link,
    image: FirmwareImage,
    info: DeviceInfo,
    report: (progress: Progress) => void,
  ): Promise<void> {
    const { protocol, clock } = this.#options;
    const total = image.payload.length;
    const started = clock.now();
    const reporter = new ProgressReporter({ clock, total, baudRate: link.baudRate, report });
    try {
      await protocol.transfer(link, image, info, (acknowledged, repeated) => {
        const count = reporter.add(acknowledged, repeated);
        if (count > 0) this.#log('repeated', `after byte ${acknowledged}`, { count, byte: acknowledged });
      });
      reporter.add(total, 0);
    } finally {
      reporter.flush();
    }
    const ms = Math.round(clock.now() - started);
    this.#log('transferred', `${total} bytes in ${ms} ms`, { size: total, ms });
  }

  /** Tells what the device is at, from the beginning to the end of it. */
  async #during<T>(
    work: Waiting['work'],
    limitMs: number,
    ask: (onBusy: (ms: number) => void) => Promise<T>,
  ): Promise<T> {
    const { onWaiting } = this.#options;
    onWaiting?.({ work, limitMs });
    try {
      return await ask((ms) => {
        this.#log('busy', `${work}: ${ms} ms more`, { work, ms });
        onWaiting?.({ work, limitMs: ms });
      });
    } finally {
      onWaiting?.(null);
    }
  }

  async #reboot(): Promise<void> {
    const link = this.#line.link;
    this.#log('rebooting');
    await this.#options.transport.expectReturn?.();
    try {
      await this.#options.protocol.reboot(link);
    } catch {
      // It may be gone before it has taken the last byte. Whether it comes back is seen next.
    }
    await this.#wait(settleTime);
    await this.#line.close();
  }

  /** Looks for the device that was told to restart, and tells in one line how often that was in vain. */
  async #findAgain(before: DeviceInfo, image: FirmwareImage, times: { limit: number; isLast: boolean }) {
    const { transport, protocol, clock } = this.#options;
    const line = this.#line;
    const search = { line, transport, protocol, clock, before, image, ...times };
    const { found, vain } = await findRestarted(search);
    if (vain > 0) this.#log('looked', `${vain} times in vain`, { count: vain });
    line.tellOpened();
    return found;
  }

  #identified(): DeviceInfo {
    if (this.#info === null) throw new Error('Identify the device before you do anything to it.');
    return this.#info;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#options.clock.after(ms, resolve));
  }

  #log(event: LogEntry['event'], detail = '', values: LogEntry['values'] = {}): void {
    this.#options.observe?.({ at: this.#options.clock.now(), event, detail, values });
  }

  /** Work that may be at a raised rate, which is not tried again with a device if it was not the cable that failed. */
  #atRate<T>(work: () => Promise<T>): Promise<T> {
    return this.#watched(async () => {
      try {
        return await work();
      } catch (error) {
        const isOfLine = error instanceof SerialError && !isOfCableOrFile(error);
        if (isOfLine) this.#line.distrustRate(this.#identified());
        throw error;
      }
    });
  }

  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SerialError) {
        const { code, message, values } = error;
        this.#log('failed', `${code}: ${message}`, { ...values, code });
      }
      throw error;
    }
  }
}

/** Whether it failed for what no other rate would change. */
function isOfCableOrFile({ code }: SerialError): boolean {
  return code === 'device-lost' || code.startsWith('file-');
}
