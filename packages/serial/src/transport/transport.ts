import type { Bytes } from '../bytes.ts';

export interface OpenOptions {
  readonly baudRate: number;
}

export interface Signals {
  readonly dataTerminalReady?: boolean;
  readonly requestToSend?: boolean;
}

/** A serial line from the host's end. All rejections are SerialErrors. */
export interface SerialTransport {
  /** Rejects with `already-open`, `open-failed`, `policy-blocked`. May be called again after `close`. */
  open(options: OpenOptions): Promise<void>;
  /** The next bytes, at least one. Rejects with `device-lost` as soon as the device is gone or it is closed. */
  read(): Promise<Bytes>;
  /** Resolves when the bytes are queued, which says nothing of their arrival. Rejects with `device-lost`. */
  write(bytes: Bytes): Promise<void>;
  setSignals(signals: Signals): Promise<void>;
  /** The device may go from now on, and come back as another port: those that are there now are not it. */
  expectReturn?(): Promise<void>;
  /**
   * The port that was open last has turned out to be another device's. Where it was taken for the one that has come back, it is not
   * opened again.
   */
  disown?(): void;
  /** Never rejects; a device that is gone is closed too. */
  close(): Promise<void>;
  /** Errors of the line that were got over: overruns, breaks, framing and parity errors. */
  readonly lineErrors: number;
}
