import { connected } from './connected.ts';
import { blank } from './context.ts';
import { atStep, comesBack, foundWithFile, ports, progress, withError } from './parts.ts';
import { askingAgain, restarting } from './restarted.ts';
import { firmwareUpgradeSetup } from './set-up.ts';
import { writing } from './writing.ts';

const portDoesNotOpen = {
  target: '#firmwareUpgrade.selectingPort',
  actions: withError('failConnect'),
} as const;

const again = <State extends string>(state: State) =>
  ({ target: `#firmwareUpgrade.${state}`, actions: 'forgetFailure' }) as const;

/**
 * The nine steps of a firmware upgrade (specification, section 4); each state says its step in `meta`, and what
 * goes wrong stays at the step in the context. The browser's chooser of ports opens in the page's click; what it
 * gives comes as `portChosen` or `portRefused`.
 *
 * The controller provides the actors: `release` closes what is open, `open` opens the port, `watchLoss` ends when
 * the device is gone, `identify` asks the device who it is, `readFile` checks the file for that device,
 * `transfer` sends it, `stop` breaks that off, `verify` lets the device check what it holds, `restart` waits
 * for it to come back. They reject with SerialErrors.
 */
export const firmwareUpgradeMachine = firmwareUpgradeSetup.createMachine({
  id: 'firmwareUpgrade',
  context: ({ input }) => blank(input ?? {}),
  initial: 'selectingPort',
  states: {
    selectingPort: { ...atStep(1), on: { ...ports, ...foundWithFile } },
    releasing: {
      ...atStep(1),
      invoke: { id: 'release', src: 'release', onDone: 'connecting', onError: 'connecting' },
    },
    connecting: {
      ...atStep(2),
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ port: context.port }),
        onDone: { target: 'connected', actions: 'opened' },
        onError: [
          // Another program may have been faster, and let go of it in a moment.
          {
            guard: withError('isHeldInWriting'),
            target: 'disconnected.whileWriting',
            actions: 'openedInVain',
          },
          { guard: withError('isHeld'), target: 'disconnected.whileIdle', actions: 'openedInVain' },
          portDoesNotOpen,
        ],
      },
    },
    connected,
    writing,
    restarting,
    complete: { ...atStep(9), on: { startAgain: { target: 'selectingPort', actions: 'beginNext' } } },
    // The file was sent and verified, but a device that cannot say which image it runs proves no restart.
    unproven: { ...atStep(9), on: { startAgain: { target: 'selectingPort', actions: 'beginNext' } } },
    failed: {
      initial: 'transfer',
      on: ports,
      states: {
        transfer: { on: { retry: again('reopening') } },
        restart: { on: { retry: again('askingAgain') } },
      },
    },
    disconnected: {
      initial: 'whileIdle',
      on: ports,
      after: { openLater: { guard: 'isToBeOpened', target: 'releasing' } },
      states: {
        whileIdle: { on: { ...comesBack(false), retry: again('releasing') } },
        // The last count comes after the device was lost.
        whileWriting: { on: { ...progress, ...comesBack(true), retry: again('reopening') } },
      },
    },
    // Try again after a transfer that went wrong: to the same device the same image is sent without a question.
    reopening: {
      initial: 'releasing',
      states: {
        releasing: {
          ...atStep(1),
          invoke: { id: 'releaseFirst', src: 'release', onDone: 'connecting', onError: 'connecting' },
        },
        connecting: {
          ...atStep(2),
          invoke: {
            id: 'reopen',
            src: 'open',
            input: ({ context }) => ({ port: context.port }),
            onDone: '#firmwareUpgrade.connected.checking',
            onError: portDoesNotOpen,
          },
        },
      },
    },
    askingAgain,
  },
});
