import type { Bytes } from '../bytes.ts';
import { SerialError } from '../errors.ts';
import type { Signals } from '../transport/transport.ts';
import type { WebSerialPort } from '../transport/web-serial.ts';
import type { SimulatedLine } from './line.ts';

/** A simulated line as a browser shows it: streams that have to be unlocked, and errors with its names. */
export class BrowserPort extends EventTarget implements WebSerialPort {
  readonly #line: SimulatedLine;
  readonly #usb: { usbVendorId?: number; usbProductId?: number };
  /** Errors of the line that the next reads meet. */
  readonly lineErrors: string[] = [];
  readable: ReadableStream<Bytes> | null = null;
  writable: WritableStream<Bytes> | null = null;
  /** Whether the system still knows it; a device that came back may be another port. */
  isStale = false;
  opened: { baudRate: number; bufferSize: number }[] = [];

  constructor(line: SimulatedLine, usb: { usbVendorId?: number; usbProductId?: number } = {}) {
    super();
    this.#line = line;
    this.#usb = usb;
  }

  getInfo() {
    return this.#usb;
  }

  async open(options: { baudRate: number; bufferSize: number }): Promise<void> {
    if (this.readable !== null) throw new DOMException('The port is already open.', 'InvalidStateError');
    try {
      if (this.isStale) throw new Error('It is gone.');
      await this.#line.open(options);
    } catch {
      throw new DOMException('Failed to open serial port.', 'NetworkError');
    }
    this.opened.push(options);
    this.readable = this.#source();
    this.writable = new WritableStream({ write: (bytes) => this.#write(bytes) });
  }

  async close(): Promise<void> {
    if (this.readable?.locked || this.writable?.locked)
      throw new TypeError('Cannot close: streams are locked.');
    this.readable = null;
    this.writable = null;
    // What is at the line now is another port, and someone else may have that.
    if (!this.isStale) await this.#line.close();
  }

  // oxlint-disable-next-line class-methods-use-this -- The devices have no use for signals.
  async setSignals(_signals: Signals): Promise<void> {}

  #source(): ReadableStream<Bytes> {
    return new ReadableStream<Bytes>(
      {
        pull: async (controller) => {
          const name = this.lineErrors.shift();
          if (name !== undefined) {
            this.readable = this.#source();
            controller.error(new DOMException('The line was disturbed.', name));
            return;
          }
          try {
            controller.enqueue(await this.#line.read());
          } catch {
            controller.error(new DOMException('The device has been lost.', 'NetworkError'));
          }
        },
      },
      { highWaterMark: 0 },
    );
  }

  async #write(bytes: Bytes): Promise<void> {
    try {
      await this.#line.write(bytes);
    } catch (error) {
      if (error instanceof SerialError) throw new DOMException('The device has been lost.', 'NetworkError');
      throw error;
    }
  }
}
