import type { Bytes } from '../bytes.ts';
import type { DeviceInfo } from '../frames/device-info.ts';
import type { Version } from '../version.ts';

/** What a file is checked against. */
export type ImageTarget = Pick<
  DeviceInfo,
  'model' | 'hardwareRevision' | 'maxImage' | 'securityCounter' | 'version'
>;

/** A firmware file that passed every check for one device. */
export interface FirmwareImage {
  /** What the device is told before anything is sent. */
  readonly header: Bytes;
  /** What is sent. */
  readonly payload: Bytes;
  readonly version: Version;
  /** Of the payload. */
  readonly sha256: Bytes;
  /** When it was built, in seconds since 1970. */
  readonly buildTime: number;
  /** Whether the device runs a newer one; the user is asked then. */
  readonly isOlder: boolean;
}

/** A kind of firmware file. The maker's own takes the place of `UFW1` by implementing this. */
export interface ImageFormat {
  /** Resolves with the image; rejects with a SerialError of a `file-…` code at the first check that fails. */
  read(file: Bytes, target: ImageTarget): Promise<FirmwareImage>;
}
