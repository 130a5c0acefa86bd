import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveByHand, saveQuote, type Upload, uploadFile } from '@payload/api/contract';
import { parse } from 'valibot';
import { createApp, type Parts } from '../app.ts';
import { seedSampleDevices } from '../db/sample-devices.ts';
import type { Store } from '../db/store.ts';
import { openStorage } from '../storage/open.ts';
import type { UploadStorage } from '../storage/storage.ts';
import type { Customer } from './customer.ts';
import type { DatabaseKind } from './databases.ts';
import { quietParts } from './parts.ts';
import { sampleQuote, sampleRepair } from './samples.ts';

/** What a call of client 2 answered: HTTP status and JSON. */
interface Reply {
  status: number;
  data: unknown;
}

/** A listening server with the sample devices, a clock that stands still, and the calls of client 2. */
export interface Service {
  store: Store;
  storage: UploadStorage;
  /** Where client 2 reaches it. */
  origin: string;
  /** The server's time; set it to let time pass. */
  clock: Date;
  get(call: string, who: Customer | null, query: Record<string, string>): Promise<Reply>;
  post(call: string, who: Customer | null, body: unknown): Promise<Reply>;
  /** Uploads a file; `field` is the name of its part, `at` another server's origin. */
  send(who: Customer | null, content: Buffer, name?: string, field?: string, at?: string): Promise<Reply>;
  /** Names of what lies in the storage and on its way there. */
  stored(): string[];
  close(): Promise<void>;
}

/** For `SERVICE_MAILBOX`. */
export const mailbox = 'service@example.com';

/** @param storageOf gives the storage for a folder on the disk. @default the folder itself */
export async function startService(
  open: DatabaseKind['open'],
  storageOf: (dataDir: string) => UploadStorage = (dataDir) => openStorage({ storageUrl: null, dataDir }),
  settings: Partial<Pick<Parts, 'quotas' | 'holidays' | 'parcelAddress'>> = {},
): Promise<Service> {
  const { store, dispose } = await open();
  await store.prepare(seedSampleDevices);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  const storage = storageOf(dataDir);
  const now = () => service.clock;
  const app = await createApp({ ...quietParts, ...settings, store, storage, serviceMailbox: mailbox, now });
  const origin = `${await app.listen({ host: '127.0.0.1', port: 0 })}/jz-api`;

  const ask = async (
    address: string,
    who: Customer | null,
    init: RequestInit,
    at = origin,
  ): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (who) headers.set('authorization', who.token);
    const reply = await fetch(`${at}${address}`, { ...init, headers });
    return { status: reply.status, data: await reply.json() };
  };

  const service: Service = {
    store,
    storage,
    origin,
    clock: new Date(),
    get: (call, who, query) => ask(`${call}?${new URLSearchParams(query).toString()}`, who, {}),
    post: (call, who, body) =>
      ask(call, who, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    send: (who, content, name = 'picture.png', field = 'file', at = origin) => {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(content)]), name);
      return ask(uploadFile.path, who, { method: 'POST', body: form }, at);
    },
    stored: () => fs.readdirSync(path.join(dataDir, 'uploads'), { recursive: true }).map(String),
    close: async () => {
      await app.close();
      await dispose();
      fs.rmSync(dataDir, { recursive: true });
    },
  };
  return service;
}

/** Uploads a file that has to be taken; gives what the call says of it. */
export async function sendGood(
  service: Service,
  who: Customer,
  content: Buffer,
  name?: string,
): Promise<Upload> {
  const { status, data } = await service.send(who, content, name);
  if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(data)}`);
  return parse(uploadFile.reply, data);
}

/** Hands a good repair request in; gives its number. */
export async function repairOf(service: Service, who: Customer, changes: object = {}): Promise<string> {
  const { data } = await service.post(saveByHand.path, who, { ...sampleRepair(), ...changes });
  return parse(saveByHand.reply, data).requestNumber;
}

/** Hands a good request for a quote in; gives its number. */
export async function quoteOf(
  service: Service,
  who: Customer,
  changes: object = {},
  language = 'en',
): Promise<string> {
  const call = `${saveQuote.path}?language=${language}`;
  const { data } = await service.post(call, who, { ...sampleQuote(), ...changes });
  return parse(saveQuote.reply, data).requestNumber;
}
