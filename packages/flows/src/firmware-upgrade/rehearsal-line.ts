import { type Clock, choosePort, type UpgradableModel, type WebSerial } from '@payload/serial';
import { type PortLine, watchConnections } from './port-line.ts';

/** What can go wrong in a rehearsal, as the simulator writes it. */
const faults = {
  none: null,
  unplugged: 'disconnect:2500@40%',
  disturbed: 'flip@30%',
  silent: 'mute',
  foreign: 'foreign',
  flash: 'flash@50%',
  refusing: 'nak@40%',
  stale: 'stale',
} as const;

export type RehearsalFault = keyof typeof faults;

export const rehearsalFaults = Object.keys(faults).filter((name): name is RehearsalFault => name in faults);

export interface RehearsalChoice {
  readonly model: UpgradableModel;
  readonly fault: RehearsalFault;
}

/** One simulated device in place of this computer's ports. Other tabs may rehearse at the same time. */
export function rehearsalLine({ model, fault }: RehearsalChoice, clock: Clock): PortLine {
  let serial: Promise<WebSerial & EventTarget> | null = null;
  const simulated = async () => {
    const { simulatedSerial } = await import('./simulated-serial.ts');
    return simulatedSerial({ clock, model, fault: faults[fault] });
  };
  const plugged = Promise.withResolvers<WebSerial & EventTarget>();
  const ports = async () => {
    serial ??= simulated();
    plugged.resolve(await serial);
    return serial;
  };
  return {
    isRehearsal: true,
    choose: async () => choosePort(await ports(), { hasGesture: true }),
    getPorts: async () => (await ports()).getPorts(),
    watchPorts(onPort) {
      let isOver = false;
      let end: (() => void) | null = null;
      // There is no simulated port before the first is chosen.
      const watch = async () => {
        const simulator = await plugged.promise;
        if (!isOver) end = watchConnections(simulator, onPort);
      };
      void watch();
      return () => {
        isOver = true;
        end?.();
      };
    },
    claim: () => Promise.resolve(true),
    releaseLock: () => {},
  };
}
