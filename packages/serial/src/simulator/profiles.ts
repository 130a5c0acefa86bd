import type { DeviceInfo } from '../frames/messages.ts';
import { windowedCapability } from '../frames/messages.ts';
import type { UpgradableModel } from '../models.ts';

/** A device as it comes out of its box. */
export interface DeviceProfile {
  readonly info: Omit<DeviceInfo, 'resumeOffset'>;
  /** Whether its own controller is the USB device: then the port vanishes while it restarts. */
  readonly hasOwnUsb: boolean;
  /** Milliseconds from the request to restart until it answers again. */
  readonly restartTime: number;
}

const ymodem = 0b01;

/** Assumed, as the wire protocol is: S3 Mini behind a USB adapter, AD2 with USB of its own. */
export const profiles: Readonly<Record<UpgradableModel, DeviceProfile>> = {
  S3MINI: {
    info: {
      model: 'S3MINI',
      hardwareRevision: 2,
      bootVersion: { major: 1, minor: 0, patch: 2 },
      version: { major: 1, minor: 2, patch: 0 },
      securityCounter: 1,
      maxImage: 4 * 1024 * 1024,
      maxBlock: 1024,
      caps: ymodem,
      serial: 'S3M240800117',
    },
    hasOwnUsb: false,
    restartTime: 1200,
  },
  AD2: {
    info: {
      model: 'AD2',
      hardwareRevision: 3,
      bootVersion: { major: 2, minor: 1, patch: 0 },
      version: { major: 2, minor: 0, patch: 4 },
      securityCounter: 2,
      maxImage: 4 * 1024 * 1024,
      maxBlock: 1024,
      caps: ymodem | windowedCapability,
      serial: 'AD2240300042',
    },
    hasOwnUsb: true,
    restartTime: 1800,
  },
};
