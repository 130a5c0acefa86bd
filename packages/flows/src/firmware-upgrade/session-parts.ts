import {
  type Bytes,
  type Clock,
  developmentKeyring,
  type ImageFormat,
  PayloadProtocol,
  type PortList,
  Session,
  type SessionOptions,
  ufw1,
  upgradableModels,
  type WebSerialPort,
  WebSerialTransport,
} from '@payload/serial';

// An entry of its own: nobody needs it before a port is chosen.

/** What speaks to a device, and checks the files for it. */
export interface SessionParts {
  /** A session on a port; nothing is opened yet. */
  readonly sessionOn: (
    port: WebSerialPort,
    ownOptions: Required<Pick<SessionOptions, 'observe' | 'onWaiting' | 'slowDevices'>>,
  ) => Session;
  /** The kind of firmware file that is taken, signed with the keys that are trusted. */
  readonly format: ImageFormat;
}

interface SessionPartsOptions {
  readonly ports: PortList;
  readonly clock: Clock;
  /** Bits a second. */
  readonly baudRate: number;
  /** Bytes for what a host leaves to chance. @default those of the host */
  readonly random?: (length: number) => Bytes;
}

export function sessionParts({ ports, clock, baudRate, random }: SessionPartsOptions): SessionParts {
  const format = ufw1(developmentKeyring);
  return {
    sessionOn: (port, ownOptions) =>
      new Session({
        ...ownOptions,
        transport: new WebSerialTransport(port, ports),
        protocol: new PayloadProtocol(clock, random === undefined ? {} : { random }),
        clock,
        baudRate,
        models: upgradableModels,
      }),
    // Signatures are checked in real time, for which a simulated one has to stand still.
    format: { read: (file, target) => clock.during(format.read(file, target)) },
  };
}
