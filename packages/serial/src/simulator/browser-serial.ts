import type { WebSerial } from '../transport/web-serial.ts';
import { BrowserPort } from './browser-port.ts';
import type { SimulatedLine } from './line.ts';

/** Of a common USB adapter. */
const usb = { usbVendorId: 0x1a86, usbProductId: 0x7523 };

/**
 * A browser's `navigator.serial` with one device to choose. As in a browser, a device that was gone is another
 * port when it is back, and the one it was does not open any more; an event says that it is there.
 */
export class BrowserSerial extends EventTarget implements WebSerial {
  readonly #line: SimulatedLine;
  #port: BrowserPort;
  /** All ports, as they came; that of the device is one of them whether it is there or not. */
  #ports: readonly BrowserPort[];
  /** Whether the page was clicked just now, without which no chooser opens. */
  hasGesture = true;
  /** Whether the visitor closes the chooser without a choice. */
  isDismissed = false;
  /** Whether a policy of the page or of the browser's owner forbids serial ports. */
  isBlocked = false;

  constructor(line: SimulatedLine) {
    super();
    this.#line = line;
    this.#port = new BrowserPort(line, usb);
    this.#ports = [this.#port];
    line.onAppearance(() => {
      const before = this.#port;
      before.isStale = true;
      this.#port = new BrowserPort(line, usb);
      this.#ports = [...this.#ports.filter((each) => each !== before), this.#port];
      this.dispatchEvent(connectOf(this.#port));
    });
    line.onDisappearance(() => this.#port.dispatchEvent(new Event('disconnect')));
  }

  /** The port as the system sees it now, or saw it last. */
  get port(): BrowserPort {
    return this.#port;
  }

  /** Another device is plugged in beside it, with a port of its own that was chosen once as well. */
  plugBeside(line: SimulatedLine): BrowserPort {
    const port = new BrowserPort(line, usb);
    this.#ports = [...this.#ports, port];
    this.dispatchEvent(connectOf(port));
    return port;
  }

  async requestPort(): Promise<BrowserPort> {
    if (this.isBlocked || !this.hasGesture) {
      throw new DOMException('The chooser must not be shown.', 'SecurityError');
    }
    // An empty list can only be closed.
    if (this.isDismissed || !this.#line.isPresent) {
      throw new DOMException('No port was selected.', 'NotFoundError');
    }
    return this.#port;
  }

  async getPorts(): Promise<BrowserPort[]> {
    return this.#ports.filter((each) => each !== this.#port || this.#line.isPresent);
  }
}

/** What a browser tells of a port that is there: it comes from the port, and is heard by who listens to all of them. */
function connectOf(port: BrowserPort): Event {
  return Object.defineProperty(new Event('connect'), 'target', { value: port });
}
