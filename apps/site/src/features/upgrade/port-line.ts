import { choosePort, type WebSerial, type WebSerialPort } from '@payload/serial';
import { lockForThisTab, releaseLock } from './tab-lock.ts';

/** Where ports come from: the browser, or a rehearsal. */
export interface PortLine {
  readonly isRehearsal: boolean;
  /** To be called in the handler of a click. Rejects with SerialErrors. */
  readonly choose: () => Promise<WebSerialPort>;
  readonly getPorts: WebSerial['getPorts'];
  /** Tells of each port that was chosen once and is there again. Returns what ends it. */
  readonly watchPorts: (told: (port: WebSerialPort) => void) => () => void;
  /** False where another tab of the site has it; nothing may be opened then. */
  readonly claim: () => Promise<boolean>;
  readonly releaseLock: () => void;
}

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

/** Tells of ports that may be used and have come back. The event comes from the port; where it does not, the last is it. */
export function watchConnections(
  serial: WebSerial & EventTarget,
  told: (port: WebSerialPort) => void,
): () => void {
  const look = async ({ target }: Event) => {
    const ports = await serial.getPorts();
    const port = target === serial ? ports.at(-1) : ports.find((each) => each === target);
    if (port) told(port);
  };
  const listener = (event: Event) => void look(event);
  serial.addEventListener('connect', listener);
  return () => serial.removeEventListener('connect', listener);
}

/** The real ports of this computer. */
export const browserLine: PortLine = {
  isRehearsal: false,
  choose: () => choosePort(navigator.serial, { hasGesture: navigator.userActivation?.isActive ?? true }),
  getPorts: async () => (await navigator.serial?.getPorts()) ?? [],
  watchPorts: (told) => (navigator.serial ? watchConnections(navigator.serial, told) : () => {}),
  claim: lockForThisTab,
  releaseLock,
};
