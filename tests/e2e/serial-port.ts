import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { developmentKey, signImage } from '../../packages/serial/src/image/signing.ts';
import type { DeviceOptions, FromDevice, ToDevice } from './simulated-device.ts';

/** What a page calls to reach the device's process. */
interface DeviceBindings {
  serialOpen: (baudRate: number) => Promise<boolean>;
  /** Null when the device is gone or the port was closed. */
  serialRead: () => Promise<number[] | null>;
  serialWrite: (bytes: number[]) => Promise<void>;
  serialClose: () => Promise<void>;
  /** Whether the visitor picks the port in the browser's chooser, or leaves it. */
  serialPick: () => Promise<boolean>;
  /** A new document is there, and the one before it in this tab is not. */
  serialEnter: () => Promise<void>;
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- The window gets the bindings.
  interface Window extends DeviceBindings {
    /** Tells the page that the device is there again, as the browser does. */
    serialAppear?: () => void;
  }
}

/** The same, each told which tab calls. */
type TabBindings = {
  [Name in keyof DeviceBindings]: (
    tab: Page,
    ...parameters: Parameters<DeviceBindings[Name]>
  ) => ReturnType<DeviceBindings[Name]>;
};

/** A device in a process of its own, at the other end of the port that a page is given. */
export class SerialDevice {
  readonly #process: ChildProcess;
  #context: BrowserContext | null = null;
  /** The tab that has the port open. */
  #owner: Page | null = null;
  #opening: ((ok: boolean) => void) | null = null;
  #inbox: (number[] | null)[] = [];
  #reader: ((bytes: number[] | null) => void) | null = null;
  /** What the visitor does in the browser's chooser. */
  picks = true;
  /** Bytes that the page has written so far. */
  written = 0;

  constructor(options: DeviceOptions) {
    const path = fileURLToPath(new URL('simulated-device.ts', import.meta.url));
    this.#process = fork(path, [JSON.stringify(options)], { serialization: 'advanced', execArgv: [] });
    this.#process.on('message', (message: FromDevice) => this.#hear(message));
  }

  /** Gives each page of the context a `navigator.serial` with this device at its only port. */
  async attach(context: BrowserContext): Promise<void> {
    const bindings: TabBindings = {
      serialOpen: (tab, baudRate) => this.#open(tab, baudRate),
      serialRead: () => this.#read(),
      serialWrite: async (_tab, bytes) => this.#say({ type: 'write', bytes: Uint8Array.from(bytes) }),
      serialClose: async () => this.#close(),
      serialPick: async () => this.picks,
      serialEnter: async (tab) => this.#leave(tab),
    };
    for (const [name, call] of Object.entries(bindings)) {
      // oxlint-disable-next-line no-await-in-loop -- Six calls, once a test.
      await context.exposeBinding(name, ({ page }, parameters) => call(page, parameters));
    }
    this.#context = context;
    await context.addInitScript(injectSerial);
  }

  async plug(): Promise<void> {
    this.#say({ type: 'plug' });
    const pages = this.#context?.pages() ?? [];
    await Promise.all(pages.map((page) => page.evaluate(() => window.serialAppear?.())));
  }

  stop(): void {
    this.#process.kill();
  }

  #say(message: ToDevice): void {
    if (message.type === 'write') this.written += message.bytes.length;
    // A page may still write while its test ends and the device has gone.
    if (this.#process.connected) this.#process.send(message);
  }

  #open(tab: Page, baudRate: number): Promise<boolean> {
    this.#say({ type: 'open', baudRate });
    return new Promise((resolve) => {
      this.#opening = (ok) => {
        if (ok) {
          this.#owner = tab;
          // What is left of the time before, such as the end of a reader whose page has gone.
          this.#inbox = [];
          this.#reader = null;
        }
        resolve(ok);
      };
    });
  }

  #close(): void {
    this.#owner = null;
    this.#say({ type: 'close' });
  }

  /** A browser closes what a page that was left had open. */
  #leave(tab: Page): void {
    if (this.#owner === tab) this.#close();
  }

  #read(): Promise<number[] | null> {
    const bytes = this.#inbox.shift();
    if (bytes !== undefined) return Promise.resolve(bytes);
    return new Promise((resolve) => {
      this.#reader = resolve;
    });
  }

  #hear(message: FromDevice): void {
    if (message.type === 'opened') this.#opening?.(message.ok);
    else {
      const bytes = message.type === 'bytes' ? [...message.bytes] : null;
      if (this.#reader === null) this.#inbox.push(bytes);
      else this.#reader(bytes);
      this.#reader = null;
    }
  }
}

/** Runs in the page: the port of the device's process, as the browser would give it. */
function injectSerial(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and nothing around it
  const lost = () => new DOMException('The device has been lost.', 'NetworkError');

  class Port extends EventTarget {
    readable: ReadableStream<Uint8Array> | null = null;
    writable: WritableStream<Uint8Array> | null = null;

    async open({ baudRate }: { baudRate: number }): Promise<void> {
      if (this.readable) throw new DOMException('The port is already open.', 'InvalidStateError');
      if (!(await window.serialOpen(baudRate))) throw new DOMException('It does not open.', 'NetworkError');
      let isLost = false;
      this.readable = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const bytes = await window.serialRead();
            isLost ||= bytes === null;
            if (bytes === null) controller.error(lost());
            else controller.enqueue(Uint8Array.from(bytes));
          },
        },
        { highWaterMark: 0 },
      );
      this.writable = new WritableStream<Uint8Array>({
        async write(bytes) {
          if (isLost) throw lost();
          await window.serialWrite([...bytes]);
        },
      });
    }

    async close(): Promise<void> {
      if (this.readable?.locked || this.writable?.locked) throw new TypeError('The streams are locked.');
      this.readable = null;
      this.writable = null;
      await window.serialClose();
    }

    async setSignals(): Promise<void> {}

    getInfo() {
      return { usbVendorId: 0x1a86, usbProductId: 0x7523 };
    }
  }

  const port = new Port();
  const serial = Object.assign(new EventTarget(), {
    async requestPort() {
      if (!(navigator.userActivation?.isActive ?? true))
        throw new DOMException('No gesture.', 'SecurityError');
      if (!(await window.serialPick())) throw new DOMException('No port was chosen.', 'NotFoundError');
      return port;
    },
    getPorts: async () => [port],
  });
  if (window === window.top) void window.serialEnter();
  window.serialAppear = () => serial.dispatchEvent(new Event('connect'));
  Object.defineProperty(navigator, 'serial', { value: serial });
}

/** A signed firmware file of so many bytes, ready for a file field. */
export async function firmwareUpload(
  model: string,
  size: number,
  version = { major: 3, minor: 1, patch: 7 },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const payload = Uint8Array.from(
    { length: size },
    (_, index) => (version.major + version.patch + index * 31 + (index >> 8)) & 0xff,
  );
  const description = { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter: 9, buildTime: 0 };
  const bytes = await signImage(description, payload, developmentKey);
  const name = `${model}-${version.major}.${version.minor}.${version.patch}.ufw`;
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}
