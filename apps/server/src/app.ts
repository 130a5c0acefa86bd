import { uploadFile } from '@payload/api/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { passTokensOn } from './calls/account-of.ts';
import { type CodeRules, serveAccounts } from './calls/accounts.ts';
import { languageOf, serviceBase } from './calls/call.ts';
import { serveCatalogue } from './calls/catalogue.ts';
import type { CatalogueReply } from './calls/catalogue-call.ts';
import { serveDesk } from './calls/desk.ts';
import { serveDevices } from './calls/devices.ts';
import { messageText, statusText } from './calls/messages.ts';
import { serveNotices } from './calls/notices.ts';
import { serveOtaFiles } from './calls/ota-files.ts';
import { serveOwn } from './calls/own.ts';
import { serveOwnContact } from './calls/own-contact.ts';
import { serveOwnData } from './calls/own-data.ts';
import { serveOwnSessions } from './calls/own-sessions.ts';
import { serveOwnSignIn } from './calls/own-sign-in.ts';
import { serveRecommendation } from './calls/recommendation.ts';
import { serveRequests } from './calls/requests.ts';
import './calls/server-parts.ts';
import { serveUploads } from './calls/uploads.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Mailer } from './delivery/mailer.ts';
import { FailureLogController, logSerializers, sampleRepeated } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPaperCache } from './papers/paper-cache.ts';
import { createCatalogueCache } from './services/catalogue-cache.ts';
import type { Quotas } from './services/quotas.ts';
import type { SealingKeys } from './services/sealed-secrets.ts';
import type { UploadStorage } from './storage/storage.ts';
import { membersOf } from './web/addresses.ts';
import { serveCodesPage } from './web/codes-page.ts';
import { limitConnections } from './web/connections.ts';
import { serveFeeds } from './web/feeds.ts';
import { watchForwarding } from './web/forwarding.ts';
import { callSecurityHeaders, securityHeaders } from './web/headers.ts';
import { serveManuals } from './web/manuals.ts';
import { serveNoticePapers } from './web/notice-papers.ts';
import { servePapers } from './web/papers.ts';
import type { SiteIndex } from './web/site-index.ts';
import { fileTime, limitSlowRequests } from './web/slow-requests.ts';
import { sendErrorPage, serveSite } from './web/static.ts';

/** What a server is made of. */
export interface Parts {
  store: Store;
  /** The built site and its folder, or null to serve the calls alone. */
  site: { root: string; index: SiteIndex } | null;
  publicUrl: string | null;
  /** Whether all names below that of `publicUrl` are served by https too. */
  hstsSubdomains: boolean;
  /** Whom what is said of other addresses is believed; see `membersOf`. */
  trustedProxy: readonly string[];
  /** Nobody but whoever sits at this machine reaches the server. */
  isPrivate: boolean;
  /** Opens the page of codes that are not sent; null where there is no such page. */
  codesKey: string | null;
  /** What sending codes may cost. */
  codeRules: CodeRules;
  logLevel: Config['logLevel'];
  /** What an account may send within a day. */
  quotas: Quotas;
  /** How messages leave. */
  mailer: Pick<Mailer, 'canSend' | 'wake' | 'isLocal'>;
  /** Where customers' files are kept. */
  storage: UploadStorage;
  /** Where staff get submitted requests by mail, or null. */
  serviceMailbox: string | null;
  /** Days the maker is closed besides weekends, such as `2026-10-01`. */
  holidays: ReadonlySet<string>;
  /** Where parcels of customers go, in each language; null where it is to be asked for. */
  parcelAddress: Config['parcelAddress'];
  /** What the secrets of authenticator apps are sealed with; null where the desk is opened to nobody. */
  secondFactorKeys: SealingKeys | null;
  /** Counts and times the requests. @default nothing does */
  metrics?: Pick<Metrics, 'watch' | 'countRefused'> | undefined;
  /** @default the time of day */
  now?: () => Date;
}

/** Levels at which a request has a line when it comes and one when it is answered. */
const numbersLines = new Set<Config['logLevel']>(['info', 'debug', 'trace']);

/** Most bytes of a JSON body. */
const bodyLimit = 1024 * 1024;

/** Below these an address is a call's, also where no call has it. */
const callBases: readonly string[] = Object.values(serviceBase);

/** The whole server, not yet listening. Closing it leaves the store open. */
export async function createApp({
  store,
  site,
  publicUrl,
  hstsSubdomains,
  trustedProxy,
  isPrivate,
  codesKey,
  codeRules,
  quotas,
  logLevel,
  mailer,
  storage,
  serviceMailbox,
  holidays,
  parcelAddress,
  secondFactorKeys,
  metrics,
  now = () => new Date(),
}: Parts): Promise<FastifyInstance> {
  const reached = { publicUrl, hstsSubdomains };
  const [ofCalls, ofTheRest] = [callSecurityHeaders(reached), securityHeaders(reached)];
  const headersOf = (request: FastifyRequest) => (isCall(request) ? ofCalls : ofTheRest);
  const app = Fastify({
    bodyLimit,
    requestTimeout: fileTime,
    // What still comes in while the server stops is answered like everything else.
    return503OnClosing: false,
    // Who asks is what the last proxy says that is not one of ours; without any nobody is believed.
    trustProxy: trustedProxy.length > 0 && membersOf(trustedProxy),
    // Logs go beside the lines for people, so that each stream holds one thing.
    logger: {
      level: logLevel,
      stream: process.stderr,
      serializers: logSerializers,
      hooks: { logMethod: sampleRepeated() },
    },
    logController: numbersLines.has(logLevel) ? new LogController() : new FailureLogController(),
    // A request's own logger numbers its lines. Where only failures are written there is one line at most.
    childLoggerFactory: (logger, bindings, options) =>
      numbersLines.has(logLevel) ? logger.child(bindings, options) : logger,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request));
      // An address that is none, such as `/en/%`, is a visitor's slip like any other.
      if (site && !isCall(request)) void answerUnreadable(request, reply, site);
      else fail(request, reply, error.statusCode ?? 400);
    },
  });

  // JSON says that it is JSON: Fastify would take plain text as well, and hand on a text.
  app.removeContentTypeParser('text/plain');
  app.decorate('isPrivate', isPrivate);
  app.decorate('isSecure', publicUrl?.startsWith('https:') ?? false);
  app.decorate('onLimitReached', (limit: string) => metrics?.countRefused(limit));
  limitConnections(app);
  metrics?.watch(app);
  if (publicUrl !== null) watchForwarding(app, trustedProxy);
  const uploadPath = serviceBase[uploadFile.client] + uploadFile.path;
  limitSlowRequests(app, { carriesFile: (request) => pathOf(request) === uploadPath });

  const knownCalls: { method: string; path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*') || callBases.includes(url)) return;
    const path = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const each of [method].flat()) knownCalls.push({ method: each, path });
  });

  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(request);
    const known = knownCalls.filter((call) => call.path.test(path)).map((call) => call.method);
    const allowed = known.length > 0 || isCall(request) || !site ? known : ['GET', 'HEAD'];
    if (allowed.length === 0 || allowed.includes(request.method)) fail(request, reply, 404);
    else fail(request, reply.header('allow', allowed.join(', ')), 405);
  };

  passTokensOn(app);

  // Before the body is read: what is in it cannot matter to an address that does not take it.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    // A proxy may go by one of them and the server by the other (RFC 9112, 3.2).
    if (hostsOf(request) > 1) fail(request, reply, 400);
    else if (request.is404) refuseUnknown(request, reply);
    else done();
  });

  app.setErrorHandler((error: { statusCode?: number; headers?: Record<string, string> }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      // A range beyond a file's end is answered with the file's length.
      return fail(request, reply.headers(error.headers ?? {}), status);
    }
    request.log.error({ err: error, req: request }, 'a request failed');
    return fail(request, reply, 500);
  });

  // What is left by then: a file of the site that was taken away after it was found.
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404));

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });

  const memory = createCatalogueCache<CatalogueReply>(store.db, now, (error) =>
    app.log.warn({ err: error }, 'whether the catalogue has changed is not known'),
  );
  serveCatalogue(app, store.db, memory);
  serveOtaFiles(app, store.db, memory);
  await serveAccounts(app, { db: store.db, now, mailer, codeRules });
  serveRecommendation(app);
  serveNotices(app, { db: store.db, now });
  serveFeeds(app, { db: store.db, publicUrl });
  const cache = createPaperCache(now);
  servePapers(app, { publicUrl, pictures: site?.root ?? null, now, cache });
  serveNoticePapers(app, { db: store.db, publicUrl, cache });
  serveManuals(app, { pictures: site?.root ?? null, cache });
  const reach = { canSend: mailer.canSend, publicUrl, holidays };
  serveDevices(app, { db: store.db, mailer, reach, now });
  serveOwn(app, { db: store.db, mailer, serviceMailbox, reach, now });
  serveOwnSessions(app, { db: store.db, now });
  serveOwnSignIn(app, { db: store.db, mailer, budget: codeRules.budget, reach, now });
  serveOwnContact(app, { db: store.db, now });
  serveOwnData(app, { db: store.db, storage, mailer, reach, now });
  serveDesk(app, { db: store.db, storage, mailer, reach, secondFactorKeys, now });
  serveRequests(app, { db: store.db, serviceMailbox, parcelAddress, mailer, reach, quotas, now });
  await serveUploads(app, { db: store.db, storage, quotas, now });
  if (codesKey !== null) serveCodesPage(app, { db: store.db, now, key: codesKey });
  for (const base of callBases) {
    const onRequest = refuseUnknown;
    app.all(base, { onRequest }, () => {});
    app.all(`${base}/*`, { onRequest }, () => {});
  }
  if (site) await serveSite(app, site.root, site.index);
  return app;
}

/** Says of an address that is none that there is no such page, as of any other. */
async function answerUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  site: NonNullable<Parts['site']>,
): Promise<void> {
  try {
    await sendErrorPage(request, reply, site, 404);
  } catch (error) {
    request.log.error({ err: error, req: request }, 'a request failed');
    fail(request, reply, 500);
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-cache');
  if (!isCall(request)) {
    const text = status < 500 ? statusText('en', status) : 'Internal server error';
    return reply.type('text/plain; charset=utf-8').send(text);
  }
  const language = languageOf(request);
  if (status < 500) return reply.send({ code: status, msg: statusText(language, status), data: null });
  const key = 'operationFailure';
  return reply.send({ code: status, msg: messageText(language, key), data: null, key });
}

/** Asked of every request, so without taking its address apart. */
function isCall({ url }: FastifyRequest): boolean {
  return callBases.some((base) => {
    if (!url.startsWith(base)) return false;
    const next = url[base.length];
    return next === undefined || next === '/' || next === '?';
  });
}

/** How many Host headers a request came with; of several the rest of the server sees the first. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
