import { imageIn } from './context.ts';
import { atStep, waiting, withError, writingFailed } from './parts.ts';
import { firmwareUpgradeSetup } from './set-up.ts';

/** The device is being written, so that losing it is a failed upgrade. */
export const writing = firmwareUpgradeSetup.createStateConfig({
  initial: 'sending',
  on: waiting,
  invoke: {
    id: 'watchWriting',
    src: 'watchLoss',
    onDone: { target: '#firmwareUpgrade.disconnected.whileWriting', actions: 'loseWhileWriting' },
  },
  states: {
    sending: {
      meta: atStep(7).meta,
      entry: [atStep(7).entry, 'forgetProgress'],
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context, self }) => ({
          image: imageIn(context),
          report: (progress) => self.send({ type: 'progress', progress }),
        }),
        onDone: 'verifying',
        onError: [
          {
            guard: withError('isRefusedFile'),
            target: '#firmwareUpgrade.connected.choosingFile',
            actions: withError('failFile'),
          },
          ...writingFailed,
        ],
      },
      on: {
        progress: { actions: { type: 'takeProgress', params: ({ event }) => event } },
        stop: 'stopping',
      },
    },
    stopping: {
      ...atStep(7),
      invoke: {
        id: 'stop',
        src: 'stop',
        onDone: '#firmwareUpgrade.connected.stopped',
        onError: writingFailed,
      },
    },
    verifying: {
      ...atStep(8),
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ image: imageIn(context) }),
        onDone: '#firmwareUpgrade.restarting',
        onError: writingFailed,
      },
    },
  },
});
