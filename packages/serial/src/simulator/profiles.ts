import type { Bytes } from '../bytes.ts';
import { windowedCapability } from '../frames/capabilities.ts';
import { assumedLimits, type DeviceInfo, type ProtocolVersion } from '../frames/device-info.ts';
import type { UpgradableModel } from '../models.ts';

/** A device as it comes out of its box. */
export interface DeviceProfile {
  readonly info: Omit<DeviceInfo, 'resumeOffset' | 'running'>;
  /** SHA-256 of what it runs; of nothing known if it is left out. */
  readonly imageSha256?: Bytes;
  /** Starts it has made. */
  readonly bootCount: number;
  /** Whether its own controller is the USB device: then the port vanishes while it restarts. */
  readonly hasOwnUsb: boolean;
  /** Milliseconds from the request to restart until it answers again. */
  readonly restartTime: number;
}

const ymodem = 0b01;

/** Of both devices: enough to erase and to hash 4 MiB of flash. They are spoken to at one rate, as the page says. */
const common = {
  protocolVersion: 2,
  limits: { beginMs: 4000, verifyMs: 4000, rebootMs: 15_000 },
  maxBaud: 115_200,
  maxImage: 4 * 1024 * 1024,
  maxBlock: 1024,
} as const;

/** Assumed, as the wire protocol is: S3 Mini behind a USB adapter, AD2 with USB of its own. */
export const profiles: Readonly<Record<UpgradableModel, DeviceProfile>> = {
  S3MINI: {
    info: {
      ...common,
      model: 'S3MINI',
      hardwareRevision: 2,
      bootVersion: { major: 1, minor: 0, patch: 2 },
      version: { major: 1, minor: 2, patch: 0 },
      securityCounter: 1,
      caps: ymodem,
      serial: 'S3M240800117',
    },
    bootCount: 41,
    hasOwnUsb: false,
    restartTime: 1200,
  },
  AD2: {
    info: {
      ...common,
      model: 'AD2',
      hardwareRevision: 3,
      bootVersion: { major: 2, minor: 1, patch: 0 },
      version: { major: 2, minor: 0, patch: 4 },
      securityCounter: 2,
      caps: ymodem | windowedCapability,
      serial: 'AD2240300042',
    },
    bootCount: 112,
    hasOwnUsb: true,
    restartTime: 1800,
  },
};

/** The same device as if its bootloader were of that protocol version. */
export function inProtocol(profile: DeviceProfile, protocolVersion: ProtocolVersion): DeviceProfile {
  const { info } = profile;
  if (protocolVersion === info.protocolVersion) return profile;
  return { ...profile, info: { ...info, protocolVersion, limits: assumedLimits, maxBaud: 0 } };
}
