import type { Bytes } from '../bytes.ts';
import { type ErrorCode, SerialError } from '../errors.ts';
import { nameOf } from './name-of.ts';
import type { OpenOptions, SerialTransport, Signals } from './transport.ts';

/** What is used of a browser's `SerialPort`. */
export interface WebSerialPort extends EventTarget {
  readonly readable: ReadableStream<Bytes> | null;
  readonly writable: WritableStream<Bytes> | null;
  open(options: { baudRate: number; bufferSize: number }): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: Signals): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
}

/** What is used of `navigator.serial`. */
export interface WebSerial {
  requestPort(): Promise<WebSerialPort>;
  getPorts(): Promise<WebSerialPort[]>;
}

/** The ports that may be used. */
export interface PortList {
  readonly getPorts: WebSerial['getPorts'];
  /** Tells of each port that was chosen once and is there again. Returns what ends it. */
  readonly watchPorts: (onPort: (port: WebSerialPort) => void) => () => void;
}

/** The default of 255 bytes overruns at once. */
const bufferSize = 16_384;

/** Errors of the line after which `port.readable` is a new stream and all goes on. */
const recoverable = new Set(['BufferOverrunError', 'BreakError', 'FramingError', 'ParityError']);

/**
 * For each port that was open once, those that were there beside it: a device that has come back is none of them. Only one that was
 * open can have come back at all; else it would be someone else's. It outlives a transport, for a visitor who tries again does
 * so with the port that was chosen, on another one.
 */
const besides = new WeakMap<WebSerialPort, WeakSet<WebSerialPort>>();

/** Which of the ports that are there may be that of the same device, come back as another one; only its serial number can tell. */
export function successorsOf(port: WebSerialPort, ports: readonly WebSerialPort[]): WebSerialPort[] {
  const beside = besides.get(port);
  const { usbVendorId, usbProductId } = port.getInfo();
  if (beside === undefined || usbVendorId === undefined) return [];
  return ports.filter((each) => {
    const info = each.getInfo();
    const isOfKind = info.usbVendorId === usbVendorId && info.usbProductId === usbProductId;
    return each !== port && isOfKind && !beside.has(each);
  });
}

/** A port of the browser. */
export class WebSerialTransport implements SerialTransport {
  readonly #list: PortList;
  /** The one that was chosen. */
  readonly #first: WebSerialPort;
  /** The one the device was at last. */
  #port: WebSerialPort;
  #reader: ReadableStreamDefaultReader<Bytes> | null = null;
  #writer: WritableStreamDefaultWriter<Bytes> | null = null;
  #loss: PromiseWithResolvers<never> | null = null;
  /** Whether it is open, and the browser has not seen it go. */
  #isThere = false;
  #endWatch = () => {};
  #lineErrors = 0;

  constructor(port: WebSerialPort, list: PortList) {
    this.#first = port;
    this.#port = port;
    this.#list = list;
  }

  get lineErrors(): number {
    return this.#lineErrors;
  }

  async open({ baudRate }: OpenOptions): Promise<void> {
    if (this.#loss !== null) throw new SerialError('already-open', 'The port is open already.');
    this.#port = await this.#openOne({ baudRate, bufferSize });
    // Beside one that may not be the device, the device itself may be there.
    if (this.#port === this.#first) await this.expectReturn();
    const loss = Promise.withResolvers<never>();
    // It is looked at only by who reads.
    loss.promise.catch(() => {});
    this.#loss = loss;
    this.#isThere = true;
    this.#port.addEventListener('disconnect', this.#disconnected);
    this.#endWatch = this.#list.watchPorts(this.#connected);
    this.#writer = this.#port.writable?.getWriter() ?? null;
  }

  async read(): Promise<Bytes> {
    for (;;) {
      const loss = this.#loss;
      const { readable } = this.#port;
      if (loss === null || readable === null) throw lost('The port has nothing to read from.');
      this.#reader ??= readable.getReader();
      try {
        // oxlint-disable-next-line no-await-in-loop -- After an error of the line the next stream is read.
        const { value, done } = await Promise.race([this.#reader.read(), loss.promise]);
        if (done) throw lost('The stream has ended.');
        if (value.length > 0) return value;
      } catch (error) {
        this.#release();
        if (error instanceof SerialError) throw error;
        if (!recoverable.has(nameOf(error))) throw lost(`Reading failed: ${nameOf(error)}.`, error);
        this.#lineErrors += 1;
      }
    }
  }

  async write(bytes: Bytes): Promise<void> {
    if (this.#writer === null || this.#loss === null) throw lost('The port has nothing to write to.');
    try {
      await Promise.race([this.#writer.write(bytes), this.#loss.promise]);
    } catch (error) {
      throw error instanceof SerialError ? error : lost(`Writing failed: ${nameOf(error)}.`, error);
    }
  }

  async setSignals(signals: Signals): Promise<void> {
    try {
      await this.#port.setSignals(signals);
    } catch (error) {
      throw lost(`The signals could not be set: ${nameOf(error)}.`, error);
    }
  }

  async close(): Promise<void> {
    if (this.#loss === null) return;
    this.#loss.reject(lost('The port was closed.'));
    this.#loss = null;
    this.#isThere = false;
    this.#port.removeEventListener('disconnect', this.#disconnected);
    this.#endWatch();
    const writer = this.#writer;
    this.#writer = null;
    // A device that is gone makes each of these fail, and none of that matters any more.
    await Promise.allSettled([this.#reader?.cancel(), writer?.abort()]);
    this.#release();
    writer?.releaseLock();
    await Promise.allSettled([this.#port.close()]);
  }

  readonly #disconnected = () => {
    this.#isThere = false;
    this.#loss?.reject(lost('The browser saw the device go.'));
  };

  /** What comes while the device is there is another one. */
  readonly #connected = (port: WebSerialPort) => {
    if (this.#isThere && port !== this.#port) this.#beside().add(port);
  };

  async expectReturn(): Promise<void> {
    const beside = this.#beside();
    for (const port of await this.#list.getPorts())
      if (port !== this.#first && port !== this.#port) beside.add(port);
  }

  #beside(): WeakSet<WebSerialPort> {
    const beside = besides.get(this.#first) ?? new WeakSet();
    besides.set(this.#first, beside);
    return beside;
  }

  disown(): void {
    if (this.#port !== this.#first) besides.get(this.#first)?.add(this.#port);
    this.#port = this.#first;
  }

  /** Opens the port the device was at, the one that was chosen, or one as which it may have come back. */
  async #openOne(options: { baudRate: number; bufferSize: number }): Promise<WebSerialPort> {
    try {
      return await openFirst(new Set([this.#port, this.#first]), options);
    } catch (error) {
      const name = nameOf(error);
      if (name === 'InvalidStateError') throw openError('already-open', error);
      if (name === 'SecurityError') throw openError('policy-blocked', error);
      const ports = await this.#list.getPorts();
      // One that is there, and someone else has, did not come back as another.
      const isThere = ports.includes(this.#port) || ports.includes(this.#first);
      const successors = isThere ? [] : successorsOf(this.#first, ports);
      try {
        return await openFirst(successors, options);
      } catch {
        throw openError('open-failed', error);
      }
    }
  }

  #release(): void {
    try {
      this.#reader?.releaseLock();
    } catch {
      // An older browser does not let go while a read is pending; closing the port ends that.
    }
    this.#reader = null;
  }
}

/** The first of the ports that opens. Rejects with the last one's error, or where there is none. */
async function openFirst(
  ports: Iterable<WebSerialPort>,
  options: { baudRate: number; bufferSize: number },
): Promise<WebSerialPort> {
  let failure: unknown = new Error('There is no such port.');
  for (const port of ports) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- One port after the other: the first that opens is the device's.
      await port.open(options);
      return port;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function openError(code: ErrorCode, cause: unknown): SerialError {
  return new SerialError(code, `The port could not be opened: ${nameOf(cause)}.`, { cause });
}

function lost(why: string, cause?: unknown): SerialError {
  return new SerialError('device-lost', why, { cause });
}
