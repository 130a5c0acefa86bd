import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../apps/server/src/app.ts';
import { catalogueRows } from '../../apps/server/src/db/catalogue-rows.ts';
import { openEmbedded } from '../../apps/server/src/db/embedded.ts';
import { seedCatalogue } from '../../apps/server/src/db/seed.ts';
import { openStorage } from '../../apps/server/src/storage/open.ts';
import { indexSite } from '../../apps/server/src/web/site-index.ts';

/** The real server over the built site `root`, with one call more, that answers with `text`. */
const [, , root = '', text = ''] = process.argv;
const folder = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
const store = await openEmbedded(folder, (reason) => {
  throw new Error(`The database broke: ${reason}`);
});
await store.prepare(async (db) => {
  await seedCatalogue(db, catalogueRows());
});
const app = await createApp({
  store,
  site: { root, index: await indexSite(root) },
  publicUrl: null,
  hstsSubdomains: true,
  trustedProxy: [],
  isPrivate: true,
  codesKey: null,
  codeRules: { smsCountries: null, budget: { sms: 0, mail: 0, wideNetwork: 0 } },
  logLevel: 'warn',
  mailer: { canSend: () => false, wake: () => {}, isLocal: false },
  storage: openStorage({ dataDir: folder, storageUrl: null }),
  serviceMailbox: null,
  holidays: new Set(),
  parcelAddress: { en: null, cn: null },
  secondFactorKeys: [Buffer.alloc(32)],
  quotas: { requests: 1e6, files: 1e6, megabytes: 1e6 },
});
app.get('/api/offi/public/plain', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
process.on('message', (command: string) => {
  if (command === 'memory') {
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
  } else void change(command);
});
process.once('disconnect', () => void end());

async function end(): Promise<void> {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true });
}

/** Writes a catalogue in which the first searchlight is for `line`, as whoever updates it does. */
async function change(line: string): Promise<void> {
  const rows = catalogueRows();
  for (const row of rows.productTexts) {
    if (row.summary.code === 'T10') row.summary = { ...row.summary, line };
  }
  await seedCatalogue(store.db, rows);
  process.send?.('changed');
}
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
