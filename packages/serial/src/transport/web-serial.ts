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

/** The default of 255 bytes overruns at once. */
const bufferSize = 16_384;

/** Errors of the line after which `port.readable` is a new stream and all goes on. */
const recoverable = new Set(['BufferOverrunError', 'BreakError', 'FramingError', 'ParityError']);

/**
 * Ports that were open once. Only these can have come back as other ones; else it would be somebody else's. A
 * visitor who tries again does so with the port that was chosen, on another transport.
 */
const opened = new WeakSet<WebSerialPort>();

/** A port of the browser. */
export class WebSerialTransport implements SerialTransport {
  readonly #serial: Pick<WebSerial, 'getPorts'>;
  #port: WebSerialPort;
  #reader: ReadableStreamDefaultReader<Bytes> | null = null;
  #writer: WritableStreamDefaultWriter<Bytes> | null = null;
  #loss: PromiseWithResolvers<never> | null = null;
  #lineErrors = 0;

  constructor(port: WebSerialPort, serial: Pick<WebSerial, 'getPorts'>) {
    this.#port = port;
    this.#serial = serial;
  }

  get lineErrors(): number {
    return this.#lineErrors;
  }

  async open({ baudRate }: OpenOptions): Promise<void> {
    if (this.#loss !== null) throw new SerialError('already-open', 'The port is open already.');
    try {
      await this.#port.open({ baudRate, bufferSize });
    } catch (error) {
      const name = nameOf(error);
      if (name === 'InvalidStateError') throw openError('already-open', error);
      if (name === 'SecurityError') throw openError('policy-blocked', error);
      if (!opened.has(this.#port)) throw openError('open-failed', error);
      await this.#openSuccessor(baudRate, error);
    }
    opened.add(this.#port);
    const loss = Promise.withResolvers<never>();
    // It is looked at only by who reads.
    loss.promise.catch(() => {});
    this.#loss = loss;
    this.#port.addEventListener('disconnect', this.#disconnected);
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
    this.#port.removeEventListener('disconnect', this.#disconnected);
    const writer = this.#writer;
    this.#writer = null;
    // A device that is gone makes each of these fail, and none of that matters any more.
    await Promise.allSettled([this.#reader?.cancel(), writer?.abort()]);
    this.#release();
    writer?.releaseLock();
    await Promise.allSettled([this.#port.close()]);
  }

  readonly #disconnected = () => this.#loss?.reject(lost('The browser saw the device go.'));

  /** A device that has restarted its USB may come back as another port object that may be used already. */
  async #openSuccessor(baudRate: number, cause: unknown): Promise<void> {
    const { usbVendorId, usbProductId } = this.#port.getInfo();
    const ports = usbVendorId === undefined ? [] : await this.#serial.getPorts();
    const successor = ports.find((port) => {
      const info = port.getInfo();
      return port !== this.#port && info.usbVendorId === usbVendorId && info.usbProductId === usbProductId;
    });
    if (successor === undefined) throw openError('open-failed', cause);
    try {
      await successor.open({ baudRate, bufferSize });
    } catch (error) {
      throw openError('open-failed', error);
    }
    this.#port = successor;
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

function openError(code: ErrorCode, cause: unknown): SerialError {
  return new SerialError(code, `The port could not be opened: ${nameOf(cause)}.`, { cause });
}

function lost(why: string, cause?: unknown): SerialError {
  return new SerialError('device-lost', why, { cause });
}
