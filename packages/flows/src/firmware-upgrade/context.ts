import { type DeviceInfo, type FirmwareImage, type Progress, SerialError } from '@payload/serial';
import { type UpgradeFailure, upgradeFailureOf } from './failure.ts';

/** A file as it was chosen; its bytes are read by who provides `readFile`. */
export type FirmwareFile = unknown;

export interface FirmwareUpgradeContext {
  /** What `open` is given: the port that was chosen. */
  readonly port: unknown;
  readonly info: DeviceInfo | null;
  readonly file: FirmwareFile;
  readonly image: FirmwareImage | null;
  readonly progress: Progress | null;
  readonly failure: UpgradeFailure | null;
  /** Whether what failed is to be done again without asking. */
  readonly isRetrying: boolean;
  /** Whether the device is being written, so that losing it is a failed upgrade. */
  readonly isWriting: boolean;
  /** How often one file failed on one device. */
  readonly failed: { readonly file: FirmwareFile; readonly serial: string; readonly times: number } | null;
}

type Change = Partial<FirmwareUpgradeContext>;

/** After so many failures of one file on one device nobody is asked to try again. */
const failuresUntilService = 3;

export const blank: FirmwareUpgradeContext = {
  port: null,
  info: null,
  file: null,
  image: null,
  progress: null,
  failure: null,
  isRetrying: false,
  isWriting: false,
  failed: null,
};

export function portRefused(error: unknown): Change {
  return { failure: upgradeFailureOf(error, 'no-port-selected') };
}

export function connectFailed(error: unknown): Change {
  return { failure: upgradeFailureOf(error, 'open-failed'), isRetrying: false };
}

export function unsuitable(error: unknown): Change {
  return { failure: upgradeFailureOf(error, 'hello-timeout'), isRetrying: false };
}

/** The file is not for this device, or none at all. It is forgotten, so that another has to be chosen. */
export function fileRefused(error: unknown): Change {
  const failure = upgradeFailureOf(error, 'file-short');
  return { failure, file: null, image: null, isRetrying: false, isWriting: false };
}

/** Counts what failed while the device was being written. */
export function upgradeFailed({ file, info, failed }: FirmwareUpgradeContext, error: unknown): Change {
  const failure = upgradeFailureOf(error, 'timeout');
  const serial = info?.serial ?? '';
  const isSame = failed !== null && failed.file === file && failed.serial === serial;
  const times = isSame ? failed.times + 1 : 1;
  return {
    failure: times < failuresUntilService ? failure : { ...failure, key: 'upgradeFailedContactService' },
    failed: { file, serial, times },
    isRetrying: false,
    isWriting: false,
  };
}

/** What it means that the device went away by itself. */
export function deviceLost(context: FirmwareUpgradeContext): Change {
  const error = new SerialError('device-lost', 'The device is gone.');
  return context.isWriting ? upgradeFailed(context, error) : connectFailed(error);
}

/** What the actors are given, where the machine has made sure that it is there. */
export function imageIn({ image }: FirmwareUpgradeContext): FirmwareImage {
  if (image === null) throw new Error('There is no firmware to send: read a file first.');
  return image;
}

export function infoIn({ info }: FirmwareUpgradeContext): DeviceInfo {
  if (info === null) throw new Error('The device is not known: identify it first.');
  return info;
}

/** Whether the failure is that of a device that is gone. */
export function isLost(error: unknown): boolean {
  return upgradeFailureOf(error, 'timeout').code === 'device-lost';
}

/** Whether the device itself found the file wrong when it was to be sent. */
export function isRefusedFile(error: unknown): boolean {
  return upgradeFailureOf(error, 'timeout').code.startsWith('file-');
}
