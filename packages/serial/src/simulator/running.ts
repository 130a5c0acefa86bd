import type { Bytes } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import type { DeviceInfo, RunningImage } from '../frames/device-info.ts';
import { type Version, versionText } from '../version.ts';
import type { DeviceFaults } from './device-faults.ts';
import type { FlashBank } from './flash.ts';
import type { DeviceProfile } from './profiles.ts';

const third: Version = { major: 9, minor: 9, patch: 9 };
const otherSerial = 'OTHER-000001';

/** Stands for the hash of an image that nobody has sent. */
function hashOf(text: string): Bytes {
  return sha256(new TextEncoder().encode(text));
}

/** What a simulated device runs, and what its bootloader makes of it at each start. */
export class Running {
  readonly #faults: DeviceFaults;
  #version: Version;
  #securityCounter: number;
  #imageSha256: Bytes;
  #serial: string;
  #bootCount: number;
  #hasSwapFailed = false;
  #isNew = false;

  constructor({ info, bootCount, imageSha256 }: DeviceProfile, faults: DeviceFaults) {
    this.#faults = faults;
    this.#version = info.version;
    this.#securityCounter = info.securityCounter;
    this.#imageSha256 = imageSha256 ?? hashOf(`${info.model} ${versionText(info.version)}`);
    this.#serial = info.serial;
    this.#bootCount = bootCount;
  }

  /** Whether it runs this firmware since its last start only. */
  get isNew(): boolean {
    return this.#isNew;
  }

  get version(): Version {
    return this.#version;
  }

  get serial(): string {
    return this.#serial;
  }

  get imageSha256(): Bytes {
    return this.#imageSha256;
  }

  get info(): Pick<DeviceInfo, 'version' | 'securityCounter' | 'serial'> & { running: RunningImage } {
    return {
      version: this.#version,
      securityCounter: this.#securityCounter,
      serial: this.#serial,
      running: {
        imageSha256: this.#imageSha256,
        bootCount: this.#bootCount,
        isPending: false,
        hasSwapFailed: this.#hasSwapFailed,
      },
    };
  }

  /** A start: it takes the new firmware if that is whole and good, or if the device does not care. */
  start(bank: FlashBank): void {
    this.#bootCount = this.#faults.has('recount') ? 0 : this.#bootCount + 1;
    this.#hasSwapFailed = false;
    this.#isNew = false;
    const { header } = bank;
    const isTaken = bank.status() === 'good' || (bank.status() === 'damaged' && this.#faults.has('echo'));
    if (header === null || !isTaken || this.#faults.has('stale')) return;
    if (this.#faults.has('swap')) this.#hasSwapFailed = true;
    else this.#take(bank.sha256(), header);
    bank.erase();
  }

  #take(sum: Bytes, header: { version: Version; securityCounter: number }): void {
    this.#isNew = true;
    const isThird = this.#faults.has('version');
    this.#version = isThird ? third : header.version;
    this.#imageSha256 = isThird || this.#faults.has('image') ? hashOf('of nobody') : sum;
    this.#securityCounter = Math.max(this.#securityCounter, header.securityCounter);
    if (this.#faults.has('serial')) this.#serial = otherSerial;
  }
}
