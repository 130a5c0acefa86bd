import { type Bytes, concat } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { SerialError, Stopped } from '../errors.ts';
import type { SerialTransport } from '../transport/transport.ts';

/** An open transport that is always read from, so that a lost device is noticed while nobody waits for bytes. */
export class Link {
  readonly #transport: SerialTransport;
  readonly #clock: Clock;
  readonly baudRate: number;
  #inbox: Bytes[] = [];
  #wake: (() => void) | null = null;
  #loss: SerialError | null = null;
  #isClosed = false;
  #isStopped = false;
  readonly #lost = Promise.withResolvers<SerialError>();

  private constructor(transport: SerialTransport, clock: Clock, baudRate: number) {
    this.#transport = transport;
    this.#clock = clock;
    this.baudRate = baudRate;
  }

  static async open(transport: SerialTransport, clock: Clock, baudRate: number): Promise<Link> {
    await transport.open({ baudRate });
    // A device with USB of its own may be silent until the host says that it is there. An adapter without
    // these lines carries bytes all the same.
    await transport.setSignals({ dataTerminalReady: true, requestToSend: true }).catch(() => {});
    const link = new Link(transport, clock, baudRate);
    void link.#pump();
    return link;
  }

  /** Resolves with the reason when the device is gone, never when the link is closed from here. */
  get lost(): Promise<SerialError> {
    return this.#lost.promise;
  }

  /** What the line carries: ten bits to a byte. */
  get bytesPerSecond(): number {
    return this.baudRate / 10;
  }

  get lineErrors(): number {
    return this.#transport.lineErrors;
  }

  write(bytes: Bytes): Promise<void> {
    return this.#transport.write(bytes);
  }

  /** All bytes that are there, waiting for the first until the deadline; null when none came. */
  async receive(deadline: number): Promise<Bytes | null> {
    if (this.#inbox.length === 0 && this.#loss === null) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      const cancel = this.#clock.after(deadline - this.#clock.now(), resolve);
      await promise;
      cancel();
      this.#wake = null;
    }
    // What arrived before the loss may be the end of a reply.
    if (this.#inbox.length > 0) return concat(...this.#inbox.splice(0));
    if (this.#loss !== null) throw this.#loss;
    return null;
  }

  /** Forgets what arrived and nobody has asked for. */
  purge(): void {
    this.#inbox = [];
  }

  /**
   * Runs a protocol to its end. Rejects with its error, with `device-lost`, or with `timeout` when it has not
   * come to an end after `patience` milliseconds, or with Stopped. `watch` is called whenever it has gone on.
   */
  async drive(engine: Engine, patience: number, watch: () => void = () => {}): Promise<void> {
    const end = this.#clock.now() + patience;
    this.#isStopped = false;
    for (;;) {
      // oxlint-disable no-await-in-loop -- A protocol is one thing after another.
      for (let bytes = engine.take(); bytes !== null; bytes = engine.take())
        await this.#writeBefore(end, bytes);
      const { outcome } = engine;
      if (outcome?.ok) return;
      if (outcome) throw new SerialError(outcome.code, outcome.why);
      const bytes = await this.receive(Math.min(engine.deadline, end));
      // oxlint-enable no-await-in-loop
      const now = this.#clock.now();
      if (this.#isStopped) throw new Stopped('It was stopped.');
      if (now >= end) throw tooLate(patience);
      if (bytes === null) engine.tick(now);
      else engine.receive(bytes, now);
      watch();
    }
  }

  /** Ends the protocol that runs, if one does. */
  stop(): void {
    this.#isStopped = true;
    this.#wake?.();
  }

  /** A port whose device takes no bytes any more would be waited for without end. */
  async #writeBefore(end: number, bytes: Bytes): Promise<void> {
    const late = Promise.withResolvers<never>();
    const wait = end - this.#clock.now();
    const cancel = this.#clock.after(wait, () => late.reject(tooLate(wait)));
    try {
      await Promise.race([this.write(bytes), late.promise]);
    } finally {
      cancel();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#loss ??= new SerialError('device-lost', 'The port was closed.');
    this.#wake?.();
    await this.#transport.close();
  }

  async #pump(): Promise<void> {
    try {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- Bytes come in order.
        const bytes = await this.#transport.read();
        this.#inbox.push(bytes);
        this.#wake?.();
      }
    } catch (error) {
      if (this.#isClosed) return;
      this.#loss =
        error instanceof SerialError
          ? error
          : new SerialError('device-lost', 'The port failed.', { cause: error });
      this.#lost.resolve(this.#loss);
      this.#wake?.();
    }
  }
}

function tooLate(ms: number): SerialError {
  return new SerialError('timeout', `It did not come to an end in ${Math.round(ms)} ms.`);
}
