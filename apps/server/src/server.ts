import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { catalogueRows } from './db/catalogue-rows.ts';
import { openStore } from './db/open.ts';
import { seedCatalogue } from './db/seed.ts';
import type { Store } from './db/store.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';
import { indexSite } from './web/site-index.ts';

/** A server that answers requests. */
export interface RunningServer {
  /** Where this machine reaches it, such as `http://127.0.0.1:4173`. */
  origin: string;
  /** Lets the requests under way finish, then closes the database and gives the data folder free. */
  stop(): Promise<void>;
}

/** Milliseconds that requests under way get to finish when the server is stopped. */
const grace = 10_000;

/**
 * Starts the server: looks for the site, takes the data folder and opens the database, brings it up to
 * date, listens. What was taken is given back when a later step fails.
 *
 * @throws {StartError} for everything whoever starts it can put right.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const site = config.siteDir ? { root: config.siteDir, index: await indexSite(config.siteDir) } : null;

  let app: FastifyInstance | undefined;
  const store = await openStore(config, {
    onIdleError: (error) => app?.log.warn({ err: error }, 'a database connection broke'),
    onBroken: (reason) => {
      console.error(
        `The database in ${config.dataDir} has given up (${reason}), so the server has stopped at once: ` +
          'see to the disk and start it again; everything that was acknowledged is kept.',
      );
      process.exit(1);
    },
  });
  try {
    await prepare(store);
    app = await createApp({ store, site, publicUrl: config.publicUrl, logLevel: config.logLevel });
    await listen(app, config);
  } catch (error) {
    await app?.close();
    await store.close();
    throw error;
  }

  const listening = app;
  const [address] = listening.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  return {
    origin: `http://${reachable(config.host)}:${port}`,
    stop: async () => {
      // A connection that a finished request leaves open would hold the server until it times out.
      const tidying = setInterval(() => listening.server.closeIdleConnections(), 50);
      const impatience = setTimeout(() => listening.server.closeAllConnections(), grace);
      await listening.close();
      clearInterval(tidying);
      clearTimeout(impatience);
      await store.close();
    },
  };
}

/** Makes the tables and fills the catalogue's. */
async function prepare(store: Store): Promise<void> {
  const rows = catalogueRows();
  try {
    await store.prepare(async (db) => {
      await seedCatalogue(db, rows);
    });
  } catch (error) {
    const reason = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    throw new StartError(
      `The database could not be brought up to date (${reason}), so the server has not started and none of its data has changed: ` +
        'see that its user may create tables in it and that its disk is not full.',
    );
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = {
      EADDRINUSE: `Port ${port} on ${host} is already in use by another program, so the site cannot be served there: stop that program, or choose another port with PORT.`,
      EACCES: `This user may not listen on port ${port}, so the site cannot be served there: choose a port from 1024 up with PORT.`,
      EADDRNOTAVAIL: `This machine has no address ${host}, so the site cannot be served there: correct HOST; 127.0.0.1 is this machine alone, 0.0.0.0 all its networks.`,
    }[codeOf(error) ?? ''];
    throw new StartError(
      reason ??
        `The server cannot listen on ${host}, port ${port} (${reasonOf(error)}): correct HOST and PORT.`,
    );
  }
}

/** An address to listen on as one to open: all interfaces include this machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
