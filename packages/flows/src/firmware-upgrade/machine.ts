import { blank, imageIn, infoIn } from './context.ts';
import { firmwareUpgradeSetup } from './set-up.ts';

const withEvent = <Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { event: { error: unknown } }) => event }) as const;

const portChosen = {
  target: '#firmwareUpgrade.releasing',
  actions: { type: 'takePort', params: ({ event }: { event: { port: unknown } }) => event },
} as const;

const portRefused = { actions: withEvent('failPort') } as const;

const retry = { target: '#firmwareUpgrade.releasing', actions: 'tryAgain' } as const;

const fileChosen = [
  {
    guard: { type: 'isNoFile', params: ({ event }: { event: { file: unknown } }) => event },
    target: '#firmwareUpgrade.connected.choosingFile',
    actions: withNoFile(),
  },
  {
    target: '#firmwareUpgrade.connected.readingFile',
    actions: { type: 'takeFile', params: ({ event }: { event: { file: unknown } }) => event },
  },
] as const;

/** Another file is wanted. */
const decline = { target: '#firmwareUpgrade.connected.choosingFile', actions: 'forgetFile' } as const;

/** No file is a wrong file (specification, section 5). */
function withNoFile() {
  return { type: 'failFile', params: { error: null } } as const;
}

/** A device that is gone has a message of its own, and is not asked anything more. */
const sendingFailed = [
  {
    guard: withEvent('isLost'),
    target: '#firmwareUpgrade.disconnected',
    actions: withEvent('failUpgrade'),
  },
  { target: '#firmwareUpgrade.failed', actions: withEvent('failUpgrade') },
] as const;

/**
 * The nine steps of a firmware upgrade (specification, section 4); each state says its step in `meta`. The
 * browser's chooser of ports opens in the page's click; what it gives comes as `portChosen` or `portRefused`.
 *
 * The page provides the actors: `release` closes what is open, `open` opens the port, `watchLoss` ends when
 * the device is gone, `identify` asks the device who it is, `readFile` checks the file for that device,
 * `transfer` sends it, `stop` breaks that off, `verify` lets the device check what it holds, `restart` waits
 * for the new version. They reject with SerialErrors.
 */
export const firmwareUpgradeMachine = firmwareUpgradeSetup.createMachine({
  id: 'firmwareUpgrade',
  context: blank,
  initial: 'selectingPort',
  states: {
    selectingPort: { meta: { step: 1 }, on: { portChosen, portRefused } },
    releasing: {
      meta: { step: 1 },
      invoke: { id: 'release', src: 'release', onDone: 'connecting', onError: 'connecting' },
    },
    connecting: {
      meta: { step: 2 },
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ port: context.port }),
        onDone: 'connected',
        onError: { target: 'selectingPort', actions: withEvent('failConnect') },
      },
    },
    connected: {
      initial: 'identifying',
      invoke: { id: 'watchLoss', src: 'watchLoss', onDone: { target: 'disconnected', actions: 'lose' } },
      states: {
        identifying: {
          meta: { step: 3 },
          entry: 'endWriting',
          invoke: {
            id: 'identify',
            src: 'identify',
            onDone: {
              target: 'deviceFound',
              actions: [{ type: 'takeInfo', params: ({ event }) => event }, 'forgetFailure'],
            },
            onError: [
              {
                guard: withEvent('isLost'),
                target: '#firmwareUpgrade.disconnected',
                actions: withEvent('failConnect'),
              },
              { target: 'unsuitable', actions: withEvent('failDevice') },
            ],
          },
        },
        unsuitable: {
          meta: { step: 3 },
          on: { portChosen, portRefused, retry: { target: 'identifying', actions: 'forgetFailure' } },
        },
        deviceFound: {
          meta: { step: 4 },
          always: { guard: 'hasFile', target: 'readingFile' },
          on: { continue: 'choosingFile', fileChosen },
          after: { shown: 'choosingFile' },
        },
        choosingFile: { meta: { step: 5 }, on: { fileChosen } },
        readingFile: {
          meta: { step: 5 },
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ context }) => ({ file: context.file, info: infoIn(context) }),
            onDone: [
              {
                guard: 'retries',
                target: 'sending',
                actions: { type: 'takeImage', params: ({ event }) => event },
              },
              {
                guard: { type: 'isOlder', params: ({ event }) => event },
                target: 'confirming',
                actions: [{ type: 'takeImage', params: ({ event }) => event }, 'forgetFailure'],
              },
              {
                target: 'ready',
                actions: [{ type: 'takeImage', params: ({ event }) => event }, 'forgetFailure'],
              },
            ],
            onError: { target: 'choosingFile', actions: withEvent('failFile') },
          },
        },
        confirming: {
          meta: { step: 5 },
          on: { confirm: 'ready', decline },
        },
        ready: { meta: { step: 6 }, on: { send: 'sending', fileChosen, decline } },
        sending: {
          meta: { step: 7 },
          entry: 'beginWriting',
          invoke: {
            id: 'transfer',
            src: 'transfer',
            input: ({ context, self }) => ({
              image: imageIn(context),
              report: (progress) => self.send({ type: 'progress', progress }),
            }),
            onDone: 'verifying',
            onError: [
              { guard: withEvent('isRefusedFile'), target: 'choosingFile', actions: withEvent('failFile') },
              ...sendingFailed,
            ],
          },
          on: {
            progress: { actions: { type: 'takeProgress', params: ({ event }) => event } },
            stop: 'stopping',
          },
        },
        stopping: {
          meta: { step: 7 },
          invoke: { id: 'stop', src: 'stop', onDone: 'identifying', onError: sendingFailed },
        },
        verifying: {
          meta: { step: 8 },
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context }) => ({ image: imageIn(context) }),
            onDone: '#firmwareUpgrade.restarting',
            onError: sendingFailed,
          },
        },
      },
    },
    // The device goes away by itself here.
    restarting: {
      meta: { step: 9 },
      invoke: {
        id: 'restart',
        src: 'restart',
        input: ({ context }) => ({ image: imageIn(context) }),
        onDone: { target: 'complete', actions: { type: 'takeInfo', params: ({ event }) => event } },
        onError: { target: 'failed', actions: withEvent('failUpgrade') },
      },
    },
    complete: {
      meta: { step: 9 },
      on: { startAgain: { target: 'selectingPort', actions: 'forgetAll' } },
    },
    failed: { meta: { step: 9 }, on: { retry, portChosen, portRefused } },
    disconnected: { meta: { step: 1 }, on: { retry, portChosen, portRefused } },
  },
});
