import {
  type Clock,
  developmentKeyring,
  PayloadProtocol,
  Session,
  type SessionOptions,
  ufw1,
  type WebSerial,
  type WebSerialPort,
  WebSerialTransport,
} from '@payload/serial';

// A chunk of its own: nobody needs it before a port is chosen.

/** A session on a port; nothing is opened yet. */
export function sessionOn(
  port: WebSerialPort,
  serial: Pick<WebSerial, 'getPorts'>,
  clock: Clock,
  options: Pick<SessionOptions, 'baudRate' | 'models' | 'observe' | 'onWaiting'>,
): Session {
  return new Session({
    ...options,
    transport: new WebSerialTransport(port, serial),
    protocol: new PayloadProtocol(clock),
    clock,
  });
}

/** The kind of firmware file that is taken, signed with the keys that are trusted. */
export const format = ufw1(developmentKeyring);
