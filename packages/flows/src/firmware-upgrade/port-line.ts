import type { PortList, WebSerial, WebSerialPort } from '@payload/serial';

/** Where ports come from: a browser, or a simulated one. */
export interface PortLine extends PortList {
  readonly isRehearsal: boolean;
  /** To be called in the handler of a click. Rejects with SerialErrors. */
  readonly choose: () => Promise<WebSerialPort>;
  /** False where another tab of the site has it; nothing may be opened then. */
  readonly claim: () => Promise<boolean>;
  readonly releaseLock: () => void;
}

/** Tells of ports that may be used and have come back. The event comes from the port; where it does not, the last is it. */
export function watchConnections(
  serial: WebSerial & EventTarget,
  onPort: (port: WebSerialPort) => void,
): () => void {
  const look = async ({ target }: Event) => {
    const ports = await serial.getPorts();
    const port = target === serial ? ports.at(-1) : ports.find((each) => each === target);
    if (port) onPort(port);
  };
  const listener = (event: Event) => void look(event);
  serial.addEventListener('connect', listener);
  return () => serial.removeEventListener('connect', listener);
}
