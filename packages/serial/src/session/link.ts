import { type Bytes, concat } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { type AskingEngine, heardIn } from '../engine.ts';
import { SerialError, Stopped } from '../errors.ts';
import type { SerialTransport } from '../transport/transport.ts';

/** A timer that rings so many milliseconds late says that the computer slept. */
const leastSleep = 500;
/** Milliseconds in which what came during the sleep is brought. */
const wakingTime = 200;

/** An open transport that is always read from, so that a lost device is noticed while nobody waits for bytes. */
export class Link {
  readonly #transport: SerialTransport;
  readonly #clock: Clock;
  #baudRate: number;
  #inbox: Bytes[] = [];
  #wake: (() => void) | null = null;
  #loss: SerialError | null = null;
  #isClosed = false;
  #isStopped = false;
  /** Changes when the port is opened at another rate; what still reads the port as it was before is to be quiet then. */
  #opening = 0;
  readonly #lost = Promise.withResolvers<SerialError>();

  private constructor(transport: SerialTransport, clock: Clock, baudRate: number) {
    this.#transport = transport;
    this.#clock = clock;
    this.#baudRate = baudRate;
  }

  static async open(transport: SerialTransport, clock: Clock, baudRate: number): Promise<Link> {
    const link = new Link(transport, clock, baudRate);
    await link.#openPort();
    return link;
  }

  /** Goes on at another rate. Rejects with `device-lost` where the port does not open again. */
  async switchTo(baudRate: number): Promise<void> {
    this.#opening += 1;
    await this.#transport.close();
    this.#baudRate = baudRate;
    this.#inbox = [];
    try {
      await this.#openPort();
    } catch (error) {
      this.#lose(new SerialError('device-lost', 'The port did not open at another rate.', { cause: error }));
    }
    if (this.#loss !== null) throw this.#loss;
  }

  get baudRate(): number {
    return this.#baudRate;
  }

  /** Resolves with the reason when the device is gone, never when the link is closed from here. */
  get lost(): Promise<SerialError> {
    return this.#lost.promise;
  }

  /** What the line carries: ten bits to a byte. */
  get bytesPerSecond(): number {
    return this.#baudRate / 10;
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

  /** Gives back what was taken and is for someone else. */
  putBack(bytes: Bytes): void {
    if (bytes.length > 0) this.#inbox.unshift(bytes);
  }

  /**
   * Runs a protocol to its end. Rejects with its error, with `device-lost`, with `timeout` when the device has
   * acknowledged nothing for too long, or with Stopped. `watch` is called whenever it has gone on.
   *
   * Of a time in which the computer slept the protocol knows nothing, and what came meanwhile it hears first: a timeout
   * that rings at the waking would answer what has been answered already.
   */
  async drive(engine: AskingEngine, watch: () => void = () => {}): Promise<void> {
    let slept = 0;
    this.#isStopped = false;
    for (;;) {
      // oxlint-disable no-await-in-loop -- A protocol is one thing after another.
      for (let bytes = engine.take(); bytes !== null; bytes = engine.take())
        await this.#writeBefore(engine, slept, bytes);
      const { outcome } = engine;
      if (outcome?.ok) return;
      if (outcome) throw new SerialError(outcome.code, outcome.why, { values: outcome.values ?? {} });
      const due = Math.min(engine.deadline, engine.giveUpAt) + slept;
      let bytes = await this.receive(due);
      const late = this.#clock.now() - due;
      if (late > leastSleep) {
        slept += late;
        if (!this.#isStopped) bytes ??= await this.receive(this.#clock.now() + wakingTime);
      }
      // oxlint-enable no-await-in-loop
      const passed = this.#clock.now() - slept;
      // A timer that rang is due, though the sum with the time slept may have been rounded up.
      const now = bytes === null ? Math.max(passed, Math.min(engine.deadline, engine.giveUpAt)) : passed;
      if (this.#isStopped) throw new Stopped('It was stopped.');
      if (bytes !== null) engine.receive(bytes, now);
      else if (now >= engine.giveUpAt) throw tooLate(engine);
      else engine.tick(now);
      watch();
    }
  }

  /** Ends the protocol that runs, if one does. */
  stop(): void {
    this.#isStopped = true;
    this.#wake?.();
  }

  /** A port whose device takes no bytes any more would be waited for without end. */
  async #writeBefore(engine: AskingEngine, slept: number, bytes: Bytes): Promise<void> {
    const late = Promise.withResolvers<never>();
    const wait = engine.giveUpAt + slept - this.#clock.now();
    const cancel = this.#clock.after(wait, () => late.reject(tooLate(engine)));
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

  async #openPort(): Promise<void> {
    await this.#transport.open({ baudRate: this.#baudRate });
    // A device with USB of its own may be silent until the host says that it is there. An adapter without
    // these lines carries bytes all the same.
    await this.#transport.setSignals({ dataTerminalReady: true, requestToSend: true }).catch(() => {});
    void this.#pump(this.#opening);
  }

  async #pump(opening: number): Promise<void> {
    try {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- Bytes come in order.
        const bytes = await this.#transport.read();
        if (opening !== this.#opening) return;
        this.#inbox.push(bytes);
        this.#wake?.();
      }
    } catch (error) {
      if (this.#isClosed || opening !== this.#opening) return;
      this.#lose(
        error instanceof SerialError
          ? error
          : new SerialError('device-lost', 'The port failed.', { cause: error }),
      );
    }
  }

  #lose(loss: SerialError): void {
    this.#loss ??= loss;
    this.#lost.resolve(this.#loss);
    this.#wake?.();
  }
}

function tooLate(engine: AskingEngine): SerialError {
  const { waitsFor } = engine;
  return new SerialError('timeout', `Nothing was acknowledged any more; it waited for: ${waitsFor}.`, {
    values: { waited: waitsFor, ...heardIn(engine) },
  });
}
