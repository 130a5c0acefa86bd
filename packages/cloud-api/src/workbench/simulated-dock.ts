import {
  advance,
  type CloudApiId,
  cloudApis,
  type Message,
  nextDue,
  receive,
  type SimulatedPayload,
  switchOn,
} from '@payload/catalog/cloud-api';
import { newId } from '@payload/web/browser/new-id.ts';
import { createListeners } from '@payload/web/rendering/listeners.ts';

/** A message that went over the simulated broker. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isSent: boolean;
  readonly message: Message;
}

export interface DockState {
  readonly payload: SimulatedPayload;
  /** From the oldest to the newest. */
  readonly log: readonly LogEntry[];
}

/** No more is kept of what has gone to and fro. */
const longestLog = 200;

/** Milliseconds that the payload has been on when someone opens a console: it has started by then. */
const started = 2000;

const around = (now: number) => ({ now, newId });

/** A dock with an aircraft and a payload in this page, on the page's own clock. All consoles of a document have the same. */
export class SimulatedDock {
  #state: DockState;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = createListeners();

  constructor(id: CloudApiId) {
    const before = Date.now() - started;
    const { payload, sent } = switchOn(cloudApis[id], around(before));
    this.#state = { payload, log: this.#entries(sent, before, false) };
    this.#advance();
  }

  readonly state = (): DockState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.#listeners.subscribe(listener);
    this.#wait();
    return stop;
  };

  /** @param fault the code that the message is to come to, where it can; null for whatever the payload makes of it */
  send({ topic, body }: Message, fault: number | null): void {
    const now = Date.now();
    const message = { topic, body: 'timestamp' in body ? { ...body, timestamp: now } : body };
    const payload = receive({ ...this.#state.payload, fault }, message, around(now));
    this.#change(payload, this.#entries([message], now, true));
  }

  /** The payload or the dock sends something of itself. */
  tell(messageOf: (payload: SimulatedPayload, surroundings: ReturnType<typeof around>) => Message): void {
    const now = Date.now();
    const { payload } = this.#state;
    this.#change(payload, this.#entries([messageOf(payload, around(now))], now, false));
  }

  /** The aircraft is switched off and on. */
  restart(): void {
    const now = Date.now();
    const { payload, sent } = switchOn(this.#state.payload.api, around(now));
    this.#change(payload, this.#entries(sent, now, false));
  }

  #entries(messages: readonly Message[], at: number, isSent: boolean): LogEntry[] {
    return messages.map((message) => {
      this.#count += 1;
      const { timestamp } = message.body;
      return { id: this.#count, at: typeof timestamp === 'number' ? timestamp : at, isSent, message };
    });
  }

  #change(payload: SimulatedPayload, entries: readonly LogEntry[]): void {
    this.#state = { payload, log: [...this.#state.log, ...entries].slice(-longestLog) };
    this.#listeners.notify();
    this.#wait();
  }

  #advance(): void {
    const now = Date.now();
    const { payload, sent } = advance(this.#state.payload, around(now));
    this.#change(payload, this.#entries(sent, now, false));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const due = nextDue(this.#state.payload);
    if (due !== null) this.#timer = setTimeout(() => this.#advance(), Math.max(0, due - Date.now()));
  }
}

const docks = new Map<CloudApiId, SimulatedDock>();

/** The dock of a document. It stays as it was until the page is loaded again. */
export function dockOf(id: CloudApiId): SimulatedDock {
  const dock = docks.get(id) ?? new SimulatedDock(id);
  docks.set(id, dock);
  return dock;
}
