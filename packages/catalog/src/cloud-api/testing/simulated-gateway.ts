import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  advance,
  type CloudApi,
  type Data,
  isData,
  type Message,
  nextDue,
  receive,
  switchOn,
} from '../index.ts';

/** What a program sent, and what the simulated payload answered. */
export interface Exchange {
  readonly message: Message;
  /** Messages of dock and aircraft that followed, until nothing was due any more. */
  readonly answers: readonly Message[];
}

/** Account that the gateway knows. */
export const account = { key: 'key', secret: 'secret' };

const gatewaySn = 'DOCK-SAMPLE-01';

/**
 * A broker's REST gateway on the loopback interface, with a simulated payload behind it: `POST /api/v5/publish` as EMQX 5 has it.
 * It answers 401 without the account, 400 to what is no message, 202 while the dock is offline, else 200.
 */
export class SimulatedGateway {
  readonly exchanges: Exchange[] = [];
  isDockOnline = true;
  /** What the payload is described by; another one begins again with it. */
  api: CloudApi;
  #server = createServer((request, response) => void this.#answer(request, response));

  constructor(api: CloudApi) {
    this.api = api;
  }

  /** @returns the address for `REST_URL` */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (!isAddress(address)) throw new Error('The gateway listens nowhere.');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const status = this.#publish(request, Buffer.concat(parts).toString());
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: String(this.exchanges.length) }));
  }

  #publish({ method, url, headers }: IncomingMessage, text: string): number {
    const expected = `Basic ${Buffer.from(`${account.key}:${account.secret}`).toString('base64')}`;
    if (headers.authorization !== expected) return 401;
    if (method !== 'POST' || url !== '/api/v5/publish') return 404;
    const message = messageOf(text, this.api);
    if (!message) return 400;
    if (!this.isDockOnline) return 202;
    this.exchanges.push({ message, answers: answersTo(this.api, message) });
    return 200;
  }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function messageOf(text: string, api: CloudApi): Message | null {
  try {
    const envelope: Data = JSON.parse(text);
    const { topic, qos, payload, payload_encoding: encoding } = envelope;
    if (qos !== 1 || typeof payload !== 'string') return null;
    const body: unknown = JSON.parse(
      encoding === 'base64' ? Buffer.from(payload, 'base64').toString() : payload,
    );
    const known = api.topics.find(({ address }) => address.replace('{gateway_sn}', gatewaySn) === topic);
    return known && isData(body) ? { topic: known.key, body } : null;
  } catch {
    return null;
  }
}

/** Something has been played before, so that there is something to replay. */
function answersTo(api: CloudApi, message: Message): Message[] {
  let now = 0;
  let ids = 0;
  const around = () => ({ now, newId: () => `id-${(ids += 1)}` });
  let { payload } = switchOn(api, around());
  const settle = () => {
    const sent: Message[] = [];
    for (let due = nextDue(payload); due !== null; due = nextDue(payload)) {
      now = due;
      const outcome = advance(payload, around());
      payload = outcome.payload;
      sent.push(...outcome.sent);
    }
    return sent;
  };
  settle();
  const spoken = api.calls.find(({ method }) => method === 'speaker_tts_play_start');
  if (spoken) {
    payload = receive(
      payload,
      { topic: 'services', body: { method: spoken.method, data: spoken.example.en } },
      around(),
    );
    settle();
  }
  payload = receive(payload, message, around());
  return settle();
}
