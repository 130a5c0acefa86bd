import type { DeviceInfo, FirmwareImage } from '@payload/serial';
import { infoIn } from './context.ts';
import { atStep, decline, fileChosen, found, ports, withError, withOutput } from './parts.ts';
import { firmwareUpgradeSetup } from './set-up.ts';

const takeInfo = withOutput<DeviceInfo, 'takeInfo'>('takeInfo');
const takeImage = withOutput<FirmwareImage, 'takeImage'>('takeImage');

const lost = {
  guard: withError('isLost'),
  target: '#firmwareUpgrade.disconnected.whileIdle',
  actions: withError('failConnect'),
} as const;

/** The port is open, and nothing is being written: the device is asked, a file is chosen and checked. */
export const connected = firmwareUpgradeSetup.createStateConfig({
  initial: 'identifying',
  invoke: {
    id: 'watchLoss',
    src: 'watchLoss',
    onDone: { target: '#firmwareUpgrade.disconnected.whileIdle', actions: 'lose' },
  },
  states: {
    identifying: {
      ...atStep(3),
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: { target: 'deviceFound', actions: [takeInfo, 'forgetFailure'] },
        onError: [lost, { target: 'unsuitable', actions: withError('failDevice') }],
      },
    },
    unsuitable: {
      ...atStep(3),
      on: { ...ports, ...found, retry: { target: 'identifying', actions: 'forgetFailure' } },
    },
    deviceFound: {
      ...atStep(4),
      always: { guard: 'hasFile', target: 'readingFile' },
      on: { continue: 'choosingFile', fileChosen },
      after: { shown: 'choosingFile' },
    },
    choosingFile: { ...atStep(5), on: { fileChosen } },
    readingFile: {
      ...atStep(5),
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file, info: infoIn(context) }),
        onDone: [
          {
            guard: withOutput<FirmwareImage, 'isInstalled'>('isInstalled'),
            target: 'installed',
            actions: takeImage,
          },
          {
            guard: withOutput<FirmwareImage, 'needsConsent'>('needsConsent'),
            target: 'confirming',
            actions: takeImage,
          },
          { target: 'ready', actions: takeImage },
        ],
        onError: { target: 'choosingFile', actions: withError('failFile') },
      },
    },
    confirming: {
      ...atStep(5),
      on: { confirm: { target: 'ready', actions: 'agree' }, decline },
    },
    // The device says that it runs this image already; to send it again is a repair.
    installed: { ...atStep(6), on: { repair: 'checking', fileChosen, decline } },
    ready: { ...atStep(6), on: { send: 'checking', fileChosen, decline } },
    stopped: { ...atStep(7), on: { send: 'checking', fileChosen, decline } },
    // Another device may be behind the same adapter by now: what was asked and agreed to is not for that one.
    checking: {
      ...atStep(7),
      invoke: {
        id: 'checkDevice',
        src: 'identify',
        onDone: [
          {
            guard: withOutput<DeviceInfo, 'isSameDevice'>('isSameDevice'),
            target: '#firmwareUpgrade.writing',
            actions: takeInfo,
          },
          { target: 'deviceFound', actions: [takeInfo, 'forgetProgress'] },
        ],
        onError: [
          lost,
          { guard: withError('isOtherProduct'), target: 'unsuitable', actions: withError('failDevice') },
          { target: '#firmwareUpgrade.failed.transfer', actions: withError('failUpgrade') },
        ],
      },
    },
  },
});
