import type { DeviceInfo, FirmwareImage, Progress } from '@payload/serial';
import { assign, setup } from 'xstate';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import * as change from './context.ts';

type FirmwareUpgradeEvent =
  /** The visitor chose a port, in a click. */
  | { type: 'portChosen'; port: unknown }
  /** The browser gave none. */
  | { type: 'portRefused'; error: unknown }
  | { type: 'continue' }
  /** Null when the dialog was left without a file. */
  | { type: 'fileChosen'; file: change.FirmwareFile }
  | { type: 'confirm' }
  | { type: 'decline' }
  | { type: 'send' }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'startAgain' }
  /** From the transfer. */
  | { type: 'progress'; progress: Progress };

/** What `transfer` is given. `report` is called with bytes the device has acknowledged. */
export interface TransferInput {
  readonly image: FirmwareImage;
  readonly report: (progress: Progress) => void;
}

/** What `readFile` is given. */
export interface ReadFileInput {
  readonly file: change.FirmwareFile;
  readonly info: DeviceInfo;
}

type Failed = { error: unknown };

/** Types and parts of the firmware upgrade machine. */
export const firmwareUpgradeSetup = setup({
  types: {
    context: typeOf<change.FirmwareUpgradeContext>(),
    events: typeOf<FirmwareUpgradeEvent>(),
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
    restart: unprovided<DeviceInfo, { image: FirmwareImage }>('restart'),
  },
  delays: { shown: 1200 },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    retries: ({ context }) => context.isRetrying,
    isOlder: (_, { output }: { output: FirmwareImage }) => output.isOlder,
    isNoFile: (_, { file }: { file: change.FirmwareFile }) => file === null,
    isLost: (_, { error }: Failed) => change.isLost(error),
    isRefusedFile: (_, { error }: Failed) => change.isRefusedFile(error),
  },
  actions: {
    takePort: assign((_, { port }: { port: unknown }) => ({ port, failure: null, isRetrying: false })),
    takeFile: assign((_, { file }: { file: change.FirmwareFile }) => ({ file, image: null })),
    takeInfo: assign((_, { output }: { output: DeviceInfo }) => ({ info: output })),
    takeImage: assign((_, { output }: { output: FirmwareImage }) => ({ image: output })),
    takeProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
    tryAgain: assign({ failure: null, isRetrying: true }),
    forgetFailure: assign({ failure: null }),
    beginWriting: assign({ progress: null, isRetrying: false, isWriting: true }),
    endWriting: assign({ isWriting: false }),
    forgetFile: assign({ file: null, image: null }),
    forgetAll: assign(change.blank),
    failPort: assign((_, { error }: Failed) => change.portRefused(error)),
    failConnect: assign((_, { error }: Failed) => change.connectFailed(error)),
    failDevice: assign((_, { error }: Failed) => change.unsuitable(error)),
    failFile: assign((_, { error }: Failed) => change.fileRefused(error)),
    failUpgrade: assign(({ context }, { error }: Failed) => change.upgradeFailed(context, error)),
    lose: assign(({ context }) => change.deviceLost(context)),
  },
});
