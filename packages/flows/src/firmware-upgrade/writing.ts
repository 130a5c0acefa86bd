import { imageIn } from './context.ts';
import { atStep, progress, waiting, withError, writingFailed } from './parts.ts';
import { firmwareUpgradeSetup } from './set-up.ts';

/** The device is being written, so that losing it is a failed upgrade. */
export const writing = firmwareUpgradeSetup.createStateConfig({
  initial: 'sending',
  // The last count comes after the transfer itself was left.
  on: { ...waiting, ...progress },
  invoke: {
    id: 'watchWriting',
    src: 'watchLoss',
    onDone: { target: '#firmwareUpgrade.disconnected.whileWriting', actions: 'loseWhileWriting' },
  },
  states: {
    sending: {
      meta: atStep(7).meta,
      entry: [atStep(7).entry, 'beginSending'],
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context, self }) => ({
          image: imageIn(context),
          accept: () => self.send({ type: 'accepted' }),
          report: (acknowledged) => self.send({ type: 'progress', progress: acknowledged }),
        }),
        onDone: 'verifying',
        onError: [
          {
            guard: withError('isRefusedFile'),
            target: '#firmwareUpgrade.connected.choosingFile',
            actions: withError('failBegin'),
          },
          ...writingFailed,
        ],
      },
      on: {
        accepted: { actions: 'accept' },
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
        onDone: { target: '#firmwareUpgrade.restarting', actions: 'verified' },
        onError: writingFailed,
      },
    },
  },
});
