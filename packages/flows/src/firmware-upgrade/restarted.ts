import type { DeviceInfo, Restarted } from '@payload/serial';
import { imageIn } from './context.ts';
import { atStep, waiting, withError, withOutput } from './parts.ts';
import { firmwareUpgradeSetup } from './set-up.ts';

/** The device goes away by itself here, and has to come back with the image. */
export const restarting = firmwareUpgradeSetup.createStateConfig({
  ...atStep(9),
  on: waiting,
  invoke: {
    id: 'restart',
    src: 'restart',
    input: ({ context }) => ({ image: imageIn(context) }),
    onDone: [
      {
        guard: withOutput<Restarted, 'isUnproven'>('isUnproven'),
        target: 'unproven',
        actions: withOutput<Restarted, 'takeRestarted'>('takeRestarted'),
      },
      {
        target: 'complete',
        actions: [withOutput<Restarted, 'takeRestarted'>('takeRestarted'), 'succeed'],
      },
    ],
    onError: { target: '#firmwareUpgrade.failed.restart', actions: withError('failUpgrade') },
  },
});

/**
 * Try again after a restart that went wrong: the device is asked what it runs. Nothing is sent on this way; where
 * it does not run the image, what is to be done is asked again.
 */
export const askingAgain = firmwareUpgradeSetup.createStateConfig({
  initial: 'releasing',
  states: {
    releasing: {
      ...atStep(9),
      invoke: { id: 'releaseToAsk', src: 'release', onDone: 'connecting', onError: 'connecting' },
    },
    connecting: {
      ...atStep(9),
      invoke: {
        id: 'openToAsk',
        src: 'open',
        input: ({ context }) => ({ port: context.port }),
        onDone: 'identifying',
        onError: { target: '#firmwareUpgrade.failed.restart', actions: 'stayAway' },
      },
    },
    identifying: {
      ...atStep(9),
      invoke: {
        id: 'ask',
        src: 'identify',
        onDone: [
          {
            guard: withOutput<DeviceInfo, 'hasTaken'>('hasTaken'),
            target: '#firmwareUpgrade.complete',
            actions: [withOutput<DeviceInfo, 'takeProven'>('takeProven'), 'succeed'],
          },
          {
            target: '#firmwareUpgrade.connected.deviceFound',
            actions: [withOutput<DeviceInfo, 'takeInfo'>('takeInfo'), 'forgetProgress'],
          },
        ],
        onError: [
          {
            guard: withError('isOtherProduct'),
            target: '#firmwareUpgrade.connected.unsuitable',
            actions: withError('failDevice'),
          },
          { target: '#firmwareUpgrade.failed.restart', actions: 'stayAway' },
        ],
      },
    },
  },
});
