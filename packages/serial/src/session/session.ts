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
import { judgeRestart, type Proof, seenOf } from './restart-proof.ts';

export interface SessionOptions {
  readonly transport: SerialTransport;
  readonly protocol: DeviceProtocol;
  readonly clock: Clock;
  /** The rate a device is spoken to first; one that can do more is asked to. */
  readonly baudRate: number;
  /** Models that can be upgraded. */
  readonly models: readonly string[];
  /** Told what happens, for a log. */
  readonly observe?: (entry: LogEntry) => void;
  /** Told what the device is at, as often as it says so, and null when that is over. */
  readonly onWaiting?: (waiting: Waiting | null) => void;
}

/** A device after its restart, and how sure it is that the file's image runs. */
export interface Restarted {
  readonly info: DeviceInfo;
  readonly proof: Proof;
}

/** What the search for a restarted device found: it, or why it is not there as it should be. */
type Found = Restarted | { readonly proof: null; readonly error: SerialError; readonly canReboot: boolean };

/** How long a device gets to go away, how often it is looked for, and how often it is told to restart. */
const settleTime = 300;
const lookEvery = 250;
const rebootsAllowed = 3;
/** How often a device that says less than before its restart is asked anew; a disturbed line may be the cause. */
const looksForMore = 3;

/** One upgrade of one device, from the open port to the new version. Every method rejects with SerialErrors. */
export class Session {
  readonly #options: SessionOptions;
  readonly #line: DeviceLine;
  #info: DeviceInfo | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#line = new DeviceLine(options, (event, detail, values) => this.#log(event, detail, values));
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
    return this.#watched(async () => {
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
    return this.#watched(async () => {
      const link = this.#line.link;
      const info = this.#identified();
      await this.#during('verify', info.limits.verifyMs, (onBusy) =>
        this.#options.protocol.verify(link, image, info, onBusy),
      );
      const { lineErrors: count } = link;
      this.#log('verified', `${count} errors of the line`, { count });
    });
  }

  /** Stops what is being sent, so that the device can be asked anew. */
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
    try {
      await this.#options.protocol.reboot(link);
    } catch {
      // It may be gone before it has taken the last byte. Whether it comes back is seen next.
    }
    await this.#wait(settleTime);
    await this.#line.close();
  }

  /** Looks for the device until it is as it should be, or says what it is instead. */
  async #findAgain(
    before: DeviceInfo,
    image: FirmwareImage,
    { limit, isLast }: { limit: number; isLast: boolean },
  ): Promise<Found> {
    const { clock } = this.#options;
    const end = clock.now() + limit;
    let found: Found = {
      proof: null,
      canReboot: false,
      error: new SerialError('reboot-timeout', `The device was not back after ${limit} ms.`, {
        values: { waitedMs: limit },
      }),
    };
    let looks = 0;
    while (clock.now() < end) {
      // oxlint-disable no-await-in-loop -- It is looked for until it is there.
      const info = await this.#look();
      if (info !== null && info.serial !== before.serial) found = otherDevice(before, info, image);
      else if (info !== null && isLess(before, info) && looks < looksForMore) looks += 1;
      else if (info !== null) {
        const verdict = judgeRestart(before, info, image);
        if (verdict.proof !== null) return { info, proof: verdict.proof };
        found = verdict;
        // One that has not gone yet may be on its way, and is not told to go for ever.
        if (!(isLast && verdict.error.code === 'not-restarted')) return found;
      }
      await this.close();
      await this.#wait(lookEvery);
      // oxlint-enable no-await-in-loop
    }
    return found;
  }

  /** Who answers at the port now, which is left open then; null where nobody does. */
  async #look(): Promise<DeviceInfo | null> {
    try {
      await this.#line.open();
      return await this.#options.protocol.hello(this.#line.link);
    } catch (error) {
      await this.close();
      if (!(error instanceof SerialError)) throw error;
      return null;
    }
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

/** Whether it says nothing of its image any more. */
function isLess(before: DeviceInfo, now: DeviceInfo): boolean {
  return before.running !== null && now.running === null;
}

/** Another device at the port, or the same one with another serial number: nothing can be said of the one before. */
function otherDevice(before: DeviceInfo, now: DeviceInfo, image: FirmwareImage): Found {
  const { serial, version } = seenOf(now, image);
  const error = new SerialError(
    'wrong-device-after',
    `Another device answers: ${serial === '' ? 'it has no serial number' : serial}.`,
    {
      values: { serial: now.serial, version: version ?? '', expected: before.serial },
    },
  );
  return { proof: null, canReboot: false, error };
}
