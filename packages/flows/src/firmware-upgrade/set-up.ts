import type { DeviceInfo, FirmwareImage, Progress, Restarted, Waiting } from '@payload/serial';
import { consentKey, SerialError } from '@payload/serial';
import { assign, setup } from 'xstate';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import * as change from './context.ts';
import { upgradeFailureOf } from './failure.ts';
import * as judgement from './judgement.ts';

type FirmwareUpgradeEvent =
  /** The visitor chose a port, in a click. */
  | { type: 'portChosen'; port: unknown }
  /** A port that the visitor chose earlier is there again, such as a device that was plugged in. */
  | { type: 'portFound'; port: unknown }
  /** The browser gave none. */
  | { type: 'portRefused'; error: unknown }
  | { type: 'continue' }
  /** Null when the dialog was left without a file. */
  | { type: 'fileChosen'; file: change.FirmwareFile }
  /** The older file is wanted, on this device. */
  | { type: 'confirm' }
  | { type: 'decline' }
  | { type: 'send' }
  /** The image is to be sent although the device runs it already. */
  | { type: 'repair' }
  | { type: 'stop' }
  | { type: 'retry' }
  /** The next device, with the same file. */
  | { type: 'startAgain' }
  /** From the session. */
  | { type: 'accepted' }
  | { type: 'progress'; progress: Progress }
  | { type: 'waiting'; waiting: Waiting | null };

/** What `transfer` is given. */
export interface TransferInput {
  readonly image: FirmwareImage;
  /** Called once the device has accepted BEGIN. */
  readonly accept: () => void;
  /** Called with the bytes the device has acknowledged. */
  readonly report: (progress: Progress) => void;
}

/** What `readFile` is given. */
export interface ReadFileInput {
  readonly file: change.FirmwareFile;
  readonly info: DeviceInfo;
}

type Failed = { error: unknown };
type Read = { output: FirmwareImage };
type Identified = { output: DeviceInfo };

/** Types and parts of the firmware upgrade machine. */
export const firmwareUpgradeSetup = setup({
  types: {
    context: typeOf<change.FirmwareUpgradeContext>(),
    events: typeOf<FirmwareUpgradeEvent>(),
    input: typeOf<change.FirmwareUpgradeInput | undefined>(),
    meta: typeOf<{ step: number }>(),
  },
  actors: {
    release: unprovided<void>('release'),
    open: unprovided<void, { port: unknown }>('open'),
    watchLoss: unprovided<void>('watchLoss'),
    identify: unprovided<DeviceInfo>('identify'),
    readFile: unprovided<FirmwareImage, ReadFileInput>('readFile'),
    transfer: unprovided<void, TransferInput>('transfer'),
    stop: unprovided<void>('stop'),
    verify: unprovided<void, { image: FirmwareImage }>('verify'),
    restart: unprovided<Restarted, { image: FirmwareImage }>('restart'),
  },
  delays: { shown: 1200, openLater: ({ context }) => change.openLater(context) },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isNoFile: (_, { file }: { file: change.FirmwareFile }) => file === null,
    isInstalled: ({ context }, { output }: Read) => judgement.isInstalled(context, output),
    needsConsent: ({ context }, { output }: Read) => !judgement.isAgreed(context, output),
    isSameDevice: ({ context }, { output }: Identified) => judgement.isSameDevice(context, output),
    hasTaken: ({ context }, { output }: Identified) => judgement.hasTaken(context, output),
    isUnproven: (_, { output }: { output: Restarted }) => judgement.isUnproven(output),
    isLost: (_, { error }: Failed) => judgement.isLost(error),
    isHeld: ({ context }, { error }: Failed) => change.isHeld(context, error),
    isHeldInWriting: ({ context }, { error }: Failed) =>
      change.isHeld(context, error) && context.comeback?.isWriting === true,
    isToBeOpened: ({ context }) => (context.comeback?.opens ?? 0) > 0,
    isRefusedFile: (_, { error }: Failed) => judgement.isRefusedFile(error),
    isOtherProduct: (_, { error }: Failed) => judgement.isOtherProduct(error),
  },
  actions: {
    enterStep: assign((_, { step }: { step: number }) => ({ step, waiting: null })),
    takePort: assign((_, { port }: { port: unknown }) => ({ port, failure: null, comeback: null })),
    takeComeback: assign(({ context }, { port, isWriting }: { port: unknown; isWriting: boolean }) =>
      change.cameBack(context, port, isWriting),
    ),
    opened: assign({ comeback: null }),
    openedInVain: assign(({ context }) => change.openedInVain(context)),
    takeFile: assign((_, { file }: { file: change.FirmwareFile }) => ({ file, image: null })),
    takeInfo: assign(({ context }, { output }: Identified) => change.deviceShown(context, output)),
    takeRestarted: assign(({ context }, { output }: { output: Restarted }) =>
      change.deviceProven(context, output),
    ),
    /** Asked once more, the device has shown that it runs what was sent. */
    takeProven: assign(({ context }, { output: info }: Identified) =>
      change.deviceProven(context, { info, proof: judgement.proofOf(context, info) }),
    ),
    takeImage: assign((_, { output }: Read) => ({ image: output, failure: null })),
    beginSending: assign(({ context }) => change.sendingBegun(context)),
    accept: assign(({ context }) => change.beginAccepted(context)),
    takeProgress: assign(({ context }, { progress }: { progress: Progress }) =>
      change.progressMade(context, progress),
    ),
    verified: assign(({ context }) => change.fileVerified(context)),
    takeWaiting: assign((_, { waiting }: { waiting: Waiting | null }) => ({ waiting })),
    agree: assign(({ context }) => ({
      consent: consentKey(change.infoIn(context), change.imageIn(context)),
    })),
    forgetFailure: assign({ failure: null, comeback: null }),
    forgetProgress: assign({ progress: null, failure: null }),
    forgetFile: assign({ file: null, image: null }),
    succeed: assign(({ context }) => change.upgradeSucceeded(context)),
    beginNext: assign(({ context }) => change.forNextDevice(context)),
    failPort: assign((_, { error }: Failed) => ({ failure: upgradeFailureOf(error, 'no-port-selected') })),
    failConnect: assign((_, { error }: Failed) => ({
      failure: upgradeFailureOf(error, 'open-failed'),
      comeback: null,
    })),
    failDevice: assign(({ context }, { error }: Failed) => change.deviceRefused(context, error)),
    failFile: assign((_, { error }: Failed) => change.fileRefused(error)),
    failBegin: assign(({ context }, { error }: Failed) => change.beginRefused(context, error)),
    failUpgrade: assign(({ context }, { error }: Failed) => change.upgradeFailed(context, error)),
    lose: assign({ failure: () => upgradeFailureOf(gone(), 'device-lost') }),
    loseWhileWriting: assign(({ context }) => change.upgradeFailed(context, gone())),
    /** It is still not to be found: whatever the port says of it, that is what has failed. */
    stayAway: assign(({ context }) => change.upgradeFailed(context, away())),
  },
});

function gone(): SerialError {
  return new SerialError('device-lost', 'The device is gone.');
}

function away(): SerialError {
  return new SerialError('reboot-timeout', 'The device does not answer after its restart.');
}
