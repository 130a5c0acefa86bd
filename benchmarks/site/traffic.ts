import type { CDPSession } from 'playwright';

export const kinds = ['html', 'css', 'script', 'font', 'picture', 'data'] as const;
export type Kind = (typeof kinds)[number];

/** A request and what came of it. Times are seconds since the visit began. */
interface Transfer {
  url: string;
  kind: Kind;
  start: number;
  /** What arrived and when, with its headers, as sent. */
  chunks: { at: number; bytes: number }[];
  /** How much of it was headers. */
  headers: number;
  isOver: boolean;
}

/** Bytes and requests of one kind. */
export interface Weight {
  requests: number;
  /** As sent, without headers. */
  body: number;
  /** With headers. */
  sent: number;
}

export type Weights = Record<Kind, Weight>;

const kindOf = (type: string): Kind => {
  if (type === 'text/html') return 'html';
  if (type === 'text/css') return 'css';
  if (/javascript|wasm/.test(type)) return 'script';
  if (type.startsWith('font/')) return 'font';
  return /^(?:image|video)\//.test(type) ? 'picture' : 'data';
};

/** What the browser asks for as, until the answer says what it is. */
const kindsAskedFor: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'picture',
};

const noWeights = (): Weights => ({
  html: { requests: 0, body: 0, sent: 0 },
  css: { requests: 0, body: 0, sent: 0 },
  script: { requests: 0, body: 0, sent: 0 },
  font: { requests: 0, body: 0, sent: 0 },
  picture: { requests: 0, body: 0, sent: 0 },
  data: { requests: 0, body: 0, sent: 0 },
});

const bytesBy = ({ chunks }: Transfer, time: number) =>
  chunks.reduce((sum, { at, bytes }) => (at <= time ? sum + bytes : sum), 0);

/** What is read of the protocol's events, which pages and workers send alike. */
interface Event {
  requestId: string;
  timestamp: number;
}

interface Asked extends Event {
  type?: string | undefined;
  request: { url: string };
  redirectResponse?: { encodedDataLength: number } | undefined;
}

interface Answered extends Event {
  response: { mimeType: string; encodedDataLength: number };
}

interface Received extends Event {
  encodedDataLength: number;
}

/** Everything that a page and its service worker ask for, from the first request on. */
export class Traffic {
  private readonly transfers = new Map<string, Transfer>();
  private began = Number.NaN;
  private loadedAt = Number.NaN;

  /** The load event, in seconds since the visit began. */
  get loaded(): number {
    return this.loadedAt - this.began;
  }

  private asked(source: string, { requestId, timestamp, type = '', request, redirectResponse }: Asked): void {
    if (Number.isNaN(this.began)) this.began = timestamp;
    const id = `${source} ${requestId}`;
    const start = timestamp - this.began;
    const before = this.transfers.get(id);
    if (before && redirectResponse) {
      const bytes = redirectResponse.encodedDataLength;
      const redirect = { ...before, chunks: [{ at: start, bytes }], headers: bytes, isOver: true };
      this.transfers.set(`${id} ${start}`, redirect);
    }
    const kind = kindsAskedFor[type] ?? 'data';
    this.transfers.set(id, { url: request.url, kind, start, chunks: [], headers: 0, isOver: false });
  }

  private answered(source: string, { requestId, timestamp, response }: Answered): void {
    const transfer = this.transfers.get(`${source} ${requestId}`);
    if (!transfer) return;
    transfer.kind = kindOf(response.mimeType);
    transfer.headers = response.encodedDataLength;
    transfer.chunks.push({ at: timestamp - this.began, bytes: response.encodedDataLength });
  }

  private received(source: string, { requestId, timestamp, encodedDataLength: bytes }: Received): void {
    this.transfers.get(`${source} ${requestId}`)?.chunks.push({ at: timestamp - this.began, bytes });
  }

  private finished(source: string, { requestId, timestamp, encodedDataLength }: Received): void {
    const transfer = this.transfers.get(`${source} ${requestId}`);
    if (!transfer) return;
    // Its sum is exact.
    const bytes = encodedDataLength - bytesBy(transfer, Number.POSITIVE_INFINITY);
    transfer.chunks.push({ at: timestamp - this.began, bytes });
    transfer.isOver = true;
  }

  private failed(source: string, { requestId }: Event): void {
    const transfer = this.transfers.get(`${source} ${requestId}`);
    if (transfer) transfer.isOver = true;
  }

  /** What a worker says, which comes wrapped into a message of its page's. */
  private heard(source: string, message: string): void {
    const { method, params } = JSON.parse(message);
    if (method === 'Network.requestWillBeSent') this.asked(source, params);
    if (method === 'Network.responseReceived') this.answered(source, params);
    if (method === 'Network.dataReceived') this.received(source, params);
    if (method === 'Network.loadingFinished') this.finished(source, params);
    if (method === 'Network.loadingFailed') this.failed(source, params);
  }

  /** Listens to the page of `session`, and to its workers, for whom `line` is the network that they are on. */
  async listen(session: CDPSession, line: Record<string, unknown> | null): Promise<void> {
    session.on('Network.requestWillBeSent', (params) => this.asked('page', params));
    session.on('Network.responseReceived', (params) => this.answered('page', params));
    session.on('Network.dataReceived', (params) => this.received('page', params));
    session.on('Network.loadingFinished', (params) => this.finished('page', params));
    session.on('Network.loadingFailed', (params) => this.failed('page', params));
    session.on('Page.loadEventFired', ({ timestamp }) => {
      this.loadedAt = timestamp;
    });
    await session.send('Page.enable');

    let messages = 0;
    const tell = (sessionId: string, method: string, params: Record<string, unknown> = {}) => {
      messages += 1;
      const message = JSON.stringify({ id: messages, method, params });
      return session.send('Target.sendMessageToTarget', { sessionId, message });
    };
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) =>
      this.heard(sessionId, message),
    );
    session.on('Target.attachedToTarget', ({ sessionId }) => {
      // A worker may end, or the page be closed, before it has been told anything.
      void Promise.all([
        tell(sessionId, 'Network.enable'),
        ...(line ? [tell(sessionId, 'Network.emulateNetworkConditions', line)] : []),
        tell(sessionId, 'Runtime.runIfWaitingForDebugger'),
      ]).catch(() => {});
    });
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: false,
    });
  }

  /** Whether all that was asked for before the load event has come. */
  get isWhole(): boolean {
    return [...this.transfers.values()].every(({ start, isOver }) => isOver || start >= this.loaded);
  }

  /** All that was asked for before the load event, whole. */
  untilLoad(): Weights {
    return this.sum(
      ({ start }) => start < this.loaded,
      (transfer) => bytesBy(transfer, Number.POSITIVE_INFINITY),
    );
  }

  /** What arrived in the first `seconds`. */
  within(seconds: number): Weights {
    return this.sum(
      ({ start }) => start < seconds,
      (transfer) => bytesBy(transfer, seconds),
    );
  }

  private sum(isCounted: (transfer: Transfer) => boolean, sentOf: (transfer: Transfer) => number): Weights {
    const weights = noWeights();
    for (const transfer of this.transfers.values()) {
      if (!isCounted(transfer) || !transfer.url.startsWith('http')) continue;
      const sent = sentOf(transfer);
      const weight = weights[transfer.kind];
      weight.requests += 1;
      weight.sent += sent;
      weight.body += Math.max(0, sent - transfer.headers);
    }
    return weights;
  }
}

/** One figure of all kinds together. */
export const total = (weights: Weights, figure: keyof Weight): number =>
  kinds.reduce((sum, kind) => sum + weights[kind][figure], 0);
