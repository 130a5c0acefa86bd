import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { seedCatalogue } from '../db/seed.ts';
import { indexSite } from '../web/site-index.ts';
import { fillBusy } from './busy-rows.ts';
import { staffAtDesk, staffWithoutFactor } from './colleague.ts';
import { signedInCustomer } from './customer.ts';
import type { DatabaseKind } from './databases.ts';
import type { DearRequest } from './dear-request.ts';
import { dearestRequests } from './dearest-requests.ts';
import { quietParts } from './parts.ts';
import { ownCodeOf } from './proof.ts';
import { sampleFiles } from './sample-files.ts';
import { startService } from './service.ts';

interface BusyService {
  /** Answers a request without a connection. */
  answer: (request: DearRequest) => Promise<LightMyRequestResponse>;
  /** Every route that the server has, such as `GET /healthz`. */
  routes: readonly string[];
  /** The dearest requests to them. */
  requests: readonly DearRequest[];
  close: () => Promise<void>;
}

/** A server with all its routes, after some years of use. */
export async function startBusyService(open: DatabaseKind['open']): Promise<BusyService> {
  const service = await startService(open);
  const { store, clock } = service;
  await store.prepare(async (db) => {
    await seedCatalogue(db, catalogueRows());
  });
  const dealer = await signedInCustomer(store.db, clock);
  const newcomer = await staffWithoutFactor(service, 'Lee');
  const staff = await staffAtDesk(service, 'Kim');
  const busy = await fillBusy(store.db, { dealer, staffId: staff.id, now: clock });
  const ownCode = await ownCodeOf(service, dealer);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  fs.mkdirSync(path.join(root, 'en'));
  fs.writeFileSync(path.join(root, 'en/index.html'), '<!doctype html><html><body></body></html>');
  const codesKey = 'key';
  const routes: string[] = [];
  const app = await createApp({
    ...quietParts,
    store,
    storage: { ...service.storage, read: () => Promise.resolve(sampleFiles.png) },
    site: { root, index: await indexSite(root) },
    codesKey,
    now: () => clock,
    metrics: {
      countRefused: () => {},
      watch: (watched) =>
        watched.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) routes.push(`${each} ${url}`);
        }),
    },
  });
  return {
    routes,
    requests: dearestRequests({
      ...busy,
      dealer: dealer.token,
      staff: staff.token,
      newcomer: newcomer.token,
      enrolmentCode: newcomer.enrolmentCode,
      ownCode,
      code: staff.code(new Date(clock.getTime() + 30_000)),
      codesKey,
    }),
    answer: ({ route, url, token, payload, headers }) =>
      app.inject({
        method: route.startsWith('POST ') ? 'POST' : 'GET',
        url,
        headers: { ...headers, ...(token === undefined ? {} : { authorization: token }) },
        ...(payload === undefined ? {} : { payload }),
      }),
    close: async () => {
      await app.close();
      await service.close();
      fs.rmSync(root, { recursive: true });
    },
  };
}
