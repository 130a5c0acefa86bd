import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { handleCommand } from './commands/answer.ts';
import { serveCommands } from './commands/socket.ts';
import type { Config } from './config.ts';
import { catalogueRows } from './db/catalogue-rows.ts';
import { openStore } from './db/open.ts';
import { seedSampleDevices } from './db/sample-devices.ts';
import { seedCatalogue } from './db/seed.ts';
import type { Store } from './db/store.ts';
import { openMailer } from './delivery/mailer.ts';
import { transportsOf } from './delivery/transports.ts';
import { startJobs } from './jobs.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve.ts';
import { letChangesTakeEffect } from './services/address-change.ts';
import type { SealingKeys } from './services/sealed-secrets.ts';
import { openKeys, sealSecondFactors } from './services/second-factor-keys.ts';
import { newSecret } from './services/secret.ts';
import { deleteExpiredCodes } from './services/tidy.ts';
import { sweepUploads } from './services/uploads.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';
import { openStorage } from './storage/open.ts';
import { codesPath } from './web/codes-page.ts';
import { indexSite } from './web/site-index.ts';

/** A server that answers requests. */
export interface RunningServer {
  /** Where this machine reaches it, such as `http://127.0.0.1:4173`. */
  origin: string;
  /** The page that shows this machine the codes that are not sent, with its key; null where there is none. */
  codesUrl: string | null;
  /** Where a monitoring system finds figures; null where none are served. */
  metricsUrl: string | null;
  /** Whether the database has checksums on its pages. */
  hasChecksums: boolean;
  /** Lets the requests under way finish, then closes the database and gives the data folder free. */
  stop(): Promise<void>;
}

/** Milliseconds that requests under way get to finish when the server is stopped. */
const grace = 10_000;

/** Milliseconds in which a proxy learns from the replies that connections to a server that stops are not kept. */
const drainDelay = 500;

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
  let metricsUrl: string | null = null;
  // Closed in this order: each needs those after it.
  const open: { close(): Promise<void> }[] = [store];
  const transports = transportsOf(config, (line) => console.log(line));
  const codesKey = transports.show ? newSecret() : null;
  try {
    const storage = openStorage(config);
    const opened = openKeys(config);
    const keys = typeof opened === 'string' ? null : opened;
    const cannotOpen = await prepare(store, config.databaseUrl === null, keys);
    const deskIsShut = typeof opened === 'string' ? opened : cannotOpen;
    if (deskIsShut !== null) console.warn(deskIsShut);
    const secondFactorKeys = deskIsShut === null ? keys : null;
    const mailer = openMailer(store.db, transports, {
      onUndelivered: (failure) => app?.log.warn(failure, 'a message was not taken'),
      onError: (error) => app?.log.error({ err: error }, 'the outbox cannot be read'),
    });
    open.unshift(mailer);
    const { publicUrl, holidays } = config;
    const reach = { canSend: mailer.canSend, publicUrl, holidays };
    const jobs = startJobs(
      [
        async () => {
          await letChangesTakeEffect(store.db, reach, new Date());
          mailer.wake();
        },
        () => deleteExpiredCodes(store.db, new Date()),
        () => sweepUploads(store.db, storage, new Date()),
        () => store.vacuum(),
      ],
      (error) => app?.log.error({ err: error }, 'a job failed'),
    );
    open.unshift(jobs);
    const { smsCountries, codeBudget, metricsPort } = config;
    const metrics = metricsPort === null ? undefined : createMetrics(store);
    const codeRules = { smsCountries, budget: codeBudget };
    app = await createApp({
      ...config,
      store,
      site,
      codesKey,
      codeRules,
      mailer,
      storage,
      metrics,
      secondFactorKeys,
    });
    open.unshift(app);
    if (metrics && metricsPort !== null) {
      const figures = await serveMetrics(metrics, { host: config.host, port: metricsPort });
      open.unshift(figures);
      metricsUrl = `http://${reachable(config.host)}:${figures.port}/metrics`;
    }
    if (config.databaseUrl === null) {
      const commands = await serveCommands(
        config.dataDir,
        (request) => handleCommand({ db: store.db, storage, reach }, request),
        (error) => app?.log.error({ err: error }, 'a command failed'),
      );
      open.unshift(commands);
    }
    await listen(app, config);
  } catch (error) {
    for (const each of open) await each.close();
    throw error;
  }

  const listening = app;
  const [address] = listening.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  const origin = `http://${reachable(config.host)}:${port}`;
  return {
    origin,
    metricsUrl,
    hasChecksums: store.hasChecksums,
    codesUrl: codesKey === null ? null : `http://localhost:${port}${codesPath}?key=${codesKey}`,
    stop: async () => {
      await drainConnections(listening);
      // A connection that a finished request leaves open would hold the server until it times out.
      const tidying = setInterval(() => listening.server.closeIdleConnections(), 50);
      const timeout = setTimeout(() => listening.server.closeAllConnections(), grace);
      for (const each of open) await each.close();
      clearInterval(tidying);
      clearTimeout(timeout);
    },
  };
}

/**
 * Takes no new connections, and goes on answering for a moment on those there are, saying with each reply that it was
 * the connection's last. One that was closed without a word could be the one a proxy has just sent a form on, which it
 * may not send again.
 */
async function drainConnections({ server }: FastifyInstance): Promise<void> {
  const connections = await promisify(server.getConnections.bind(server))();
  if (connections === 0) return;
  server.prependListener('request', (_request, reply) => {
    if (!reply.headersSent) reply.setHeader('connection', 'close');
  });
  // The close of node:http would end resting connections as well.
  NetServer.prototype.close.call(server);
  await wait(drainDelay);
}

/**
 * Makes the tables, fills the catalogue's and, where someone only tries it out, the sample devices; seals what was not.
 *
 * @returns why the desk has to stay shut, or null.
 */
async function prepare(store: Store, isEmbedded: boolean, keys: SealingKeys | null): Promise<string | null> {
  const rows = catalogueRows();
  let deskIsShut: string | null = null;
  try {
    await store.prepare(async (db) => {
      await seedCatalogue(db, rows);
      if (isEmbedded) await seedSampleDevices(db);
      if (keys) deskIsShut = await sealSecondFactors(db, keys);
    });
    return deskIsShut;
  } catch (error) {
    if (error instanceof StartError) throw error;
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
