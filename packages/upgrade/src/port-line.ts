import { type PortLine, watchConnections } from '@payload/flows/firmware-upgrade';
import { choosePort, type WebSerial } from '@payload/serial';
import { lockForThisTab, releaseLock } from './tab-lock.ts';

declare global {
  interface Navigator {
    /** Not in every browser, and only at https or on this very machine. */
    readonly serial?: WebSerial & EventTarget;
  }
}

/** Whether this browser can open serial ports. Of the browser, never of its name. */
export function hasWebSerial(): boolean {
  return 'serial' in navigator;
}

/** The real ports of this computer. */
export const browserLine: PortLine = {
  isRehearsal: false,
  choose: () => choosePort(navigator.serial, { hasGesture: navigator.userActivation?.isActive ?? true }),
  getPorts: async () => (await navigator.serial?.getPorts()) ?? [],
  watchPorts: (onPort) => (navigator.serial ? watchConnections(navigator.serial, onPort) : () => {}),
  claim: lockForThisTab,
  releaseLock,
};
