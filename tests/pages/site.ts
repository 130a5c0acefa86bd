import { createApp } from '../../apps/server/src/app.ts';
import { noStore, quietParts } from '../../apps/server/src/testing/parts.ts';
import { indexSite } from '../../apps/server/src/web/site-index.ts';
import { client } from './built.ts';

/** Asks the server that has the built site and no database. */
export interface SiteServer {
  /** The status that an address is answered with. */
  statusOf: (address: string) => Promise<number>;
  /** What is at an address. */
  bytesOf: (address: string) => Promise<Buffer>;
  /** What a page may run and be styled by. */
  policyOf: (address: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function siteServer(): Promise<SiteServer> {
  const site = { root: client, index: await indexSite(client) };
  const app = await createApp({ ...quietParts, store: noStore, site });
  return {
    statusOf: async (url) => (await app.inject({ method: 'HEAD', url })).statusCode,
    bytesOf: async (url) => (await app.inject({ url })).rawPayload,
    policyOf: async (url) =>
      String((await app.inject({ method: 'HEAD', url })).headers['content-security-policy']),
    close: () => app.close(),
  };
}
