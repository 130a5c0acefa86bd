import { choosePort, type WebSerial, type WebSerialPort } from '@payload/serial';
import { claimForThisTab, endClaim } from './tab-claim.ts';

/** Where ports come from: the browser, or a rehearsal. */
export interface PortLine {
  readonly isRehearsal: boolean;
  /** To be called in the handler of a click. Rejects with SerialErrors. */
  readonly choose: () => Promise<WebSerialPort>;
  readonly getPorts: WebSerial['getPorts'];
  /** False where another tab of the site has it; nothing may be opened then. */
  readonly claim: () => Promise<boolean>;
  readonly endClaim: () => void;
}

declare global {
  interface Navigator {
    /** Not in every browser, and only at https or on this very machine. */
    readonly serial?: WebSerial;
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
  claim: claimForThisTab,
  endClaim,
};
