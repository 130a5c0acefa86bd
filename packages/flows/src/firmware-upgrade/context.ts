import {
  consentKey,
  type DeviceInfo,
  type FirmwareImage,
  type Progress,
  type Restarted,
  versionText,
  type Waiting,
} from '@payload/serial';
import { deviceWord } from './device-word.ts';
import { type UpgradeFailure, upgradeFailureOf } from './failure.ts';
import * as ledgerOf from './ledger.ts';

/** A file as it was chosen; its bytes are read by who provides `readFile`. */
export type FirmwareFile = unknown;

/** A device that was gone and has come back by itself. */
interface Comeback {
  /** Whether it was being written when it went, and the step at which that was. */
  readonly isWriting: boolean;
  readonly step: number;
  /** How often its port was opened in vain since. */
  readonly opens: number;
}

/** How often each image has failed on each device, by `consentKey`; what failed last comes last. */
export type FailureCounts = Readonly<Record<string, number>>;

export interface FirmwareUpgradeContext {
  /** Of the nine, from 1. What has gone wrong stays at the step that was broken off. */
  readonly step: number;
  /** What `open` is given: the port that was chosen. */
  readonly port: unknown;
  /** Null where the port was chosen, and once it is open. */
  readonly comeback: Comeback | null;
  readonly info: DeviceInfo | null;
  readonly file: FirmwareFile;
  readonly image: FirmwareImage | null;
  readonly progress: Progress | null;
  /** What the device is at and how long that may take, while it is waited for. */
  readonly waiting: Waiting | null;
  readonly failure: UpgradeFailure | null;
  /** The older image that was agreed to and the device it is for, as `consentKey` names both. */
  readonly consent: string | null;
  readonly failures: FailureCounts;
  /** What was done to each device. */
  readonly ledger: ledgerOf.Ledger;
}

export interface FirmwareUpgradeInput {
  /** Counts and devices of an earlier visit. */
  readonly failures?: FailureCounts;
  readonly ledger?: ledgerOf.Ledger;
}

type Change = Partial<FirmwareUpgradeContext>;

/** After so many failures of one file on one device nobody is asked to try again. */
export const failuresUntilService = 3;

/** So many counts are kept: more than one workshop has under way at a time. */
const maxCounts = 20;

export function blank({ failures = {}, ledger = [] }: FirmwareUpgradeInput): FirmwareUpgradeContext {
  return {
    step: 1,
    port: null,
    comeback: null,
    info: null,
    file: null,
    image: null,
    progress: null,
    waiting: null,
    failure: null,
    consent: null,
    failures,
    ledger,
  };
}

/** For the next device: the same file, and nothing else of this one. */
export function forNextDevice({ file, failures, ledger }: FirmwareUpgradeContext): FirmwareUpgradeContext {
  return { ...blank({ failures, ledger }), file };
}

/** How often this image has failed on this device. */
export function failureCount({ info, image, failures }: FirmwareUpgradeContext): number {
  return info === null || image === null ? 0 : (failures[consentKey(info, image)] ?? 0);
}

/** After so many attempts, each twice as long after the one before, a port that does not open is asked for. */
const opensAllowed = 4;

/** A device is there again; what had failed stands until its port is open. */
export function cameBack(context: FirmwareUpgradeContext, port: unknown, isWriting: boolean): Change {
  return { port, comeback: { isWriting, step: context.step, opens: 0 } };
}

/** Whether the port of a device that came back may yet open: another program looks at new ports for some seconds. */
export function isHeld({ comeback }: FirmwareUpgradeContext, error: unknown): boolean {
  const { code } = upgradeFailureOf(error, 'timeout');
  return comeback !== null && comeback.opens < opensAllowed && code === 'open-failed';
}

/** The port of a device that came back did not open; the page stands again where it stood before. */
export function openedInVain({ comeback }: FirmwareUpgradeContext): Change {
  return comeback === null
    ? {}
    : { step: comeback.step, comeback: { ...comeback, opens: comeback.opens + 1 } };
}

/** Milliseconds until the port of a device that came back is tried again. */
export function openLater({ comeback }: FirmwareUpgradeContext): number {
  return 1000 * 2 ** Math.max(0, (comeback?.opens ?? 0) - 1);
}

/** The file is not for this device, or none at all. It is forgotten, so that another has to be chosen. */
export function fileRefused(error: unknown): Change {
  return { failure: upgradeFailureOf(error, 'file-short'), file: null, image: null };
}

/** Someone answered, and was asked who it is. */
export function deviceShown({ ledger }: FirmwareUpgradeContext, info: DeviceInfo): Change {
  return { info, ledger: ledgerOf.shown(ledger, info) };
}

/** Nothing that can be upgraded answers; but it may be a device that was being written, which is one. */
export function deviceRefused(context: FirmwareUpgradeContext, error: unknown): Change {
  const failure = upgradeFailureOf(error, 'hello-timeout');
  const isSilent = deviceWord({ ...context, failure }).says === 'silent';
  return { failure: isSilent ? { ...failure, key: 'upgradeFailedTryAgain' } : failure };
}

/** The device is to take the image: BEGIN goes out. */
export function sendingBegun(context: FirmwareUpgradeContext): Change {
  return { progress: null, failure: null, ledger: ledgerOf.asked(context.ledger, infoIn(context)) };
}

export function beginAccepted(context: FirmwareUpgradeContext): Change {
  return { ledger: ledgerOf.accepted(context.ledger, infoIn(context)) };
}

/** The device itself has refused the file. */
export function beginRefused(context: FirmwareUpgradeContext, error: unknown): Change {
  return { ...fileRefused(error), ledger: ledgerOf.refused(context.ledger, infoIn(context)) };
}

export function progressMade(context: FirmwareUpgradeContext, progress: Progress): Change {
  const { acknowledged } = progress;
  return { progress, ledger: ledgerOf.changed(context.ledger, infoIn(context), { acknowledged }) };
}

/** The device holds the file, and is told to restart. */
export function fileVerified(context: FirmwareUpgradeContext): Change {
  return { ledger: ledgerOf.changed(context.ledger, infoIn(context), { isVerified: true }) };
}

/** The device is back with what was sent. */
export function deviceProven({ ledger }: FirmwareUpgradeContext, { info, proof }: Restarted): Change {
  return { info, ledger: ledgerOf.changed(ledger, info, { proof, version: versionText(info.version) }) };
}

/** Counts what failed since the device was to be written. */
export function upgradeFailed(context: FirmwareUpgradeContext, error: unknown): Change {
  const { info, image } = context;
  const { key, ...failure } = upgradeFailureOf(error, 'timeout');
  const times = failureCount(context) + 1;
  if (times >= failuresUntilService) {
    return { failure: { ...failure, key: 'upgradeFailedContactService' }, failures: counted(context, times) };
  }
  // It was a product that can be upgraded a moment ago.
  const messageKey = key === 'notUpgradeProduct' ? 'upgradeFailedTryAgain' : key;
  return {
    failure: { ...failure, key: messageKey },
    failures: info === null || image === null ? context.failures : counted(context, times),
  };
}

/** What has succeeded begins again, as far as the next attempt goes. */
export function upgradeSucceeded(context: FirmwareUpgradeContext): Change {
  return { failures: counted(context, 0), consent: null, failure: null };
}

function counted({ info, image, failures }: FirmwareUpgradeContext, times: number): FailureCounts {
  if (info === null || image === null) return failures;
  const key = consentKey(info, image);
  const others = Object.entries(failures).filter(([each]) => each !== key);
  return Object.fromEntries(times === 0 ? others : [...others.slice(1 - maxCounts), [key, times]]);
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
