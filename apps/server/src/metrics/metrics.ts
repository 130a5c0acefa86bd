import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../db/store.ts';
import { limits } from '../services/limits.ts';
import { countWaiting } from '../services/outbox.ts';

/** Seconds; the last is what the clients wait for at most. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Milliseconds that a look is given to learn what only the database knows. */
const timeoutMs = 2000;

/** What a server says of itself to a monitoring system. */
export interface Metrics {
  /** Times every request of `app`. */
  watch(app: FastifyInstance): void;
  /** Counts a request that a limit of this name refused. */
  countRefused(limit: string): void;
  /** All figures in the Prometheus text format, version 0.0.4. */
  text(): Promise<string>;
  contentType: string;
}

/**
 * Figures of requests, of the database, of messages that wait and of the process. Names and labels follow the
 * Prometheus conventions; a request is counted under its route, so that made-up addresses make no new series.
 */
export function createMetrics(store: Store, now: () => Date = () => new Date()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'limit_refused_total',
    help: 'Requests that were refused because something was done too often.',
    labelNames: ['limit'],
    registers,
  });
  // A limit that nobody has reached is there too: what is not there cannot be seen to rise.
  for (const { name } of Object.values(limits)) refused.inc({ limit: name }, 0);
  const up = new Gauge({
    name: 'database_up',
    help: 'Whether the database answers (1) or not (0).',
    registers,
  });
  const waiting = new Gauge({
    name: 'outbox_messages',
    help: 'Messages that wait to be sent.',
    labelNames: ['kind'],
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_message_age_seconds',
    help: 'Age of the message that waits the longest; 0 when none does.',
    labelNames: ['kind'],
    registers,
  });

  /** What was known before stands for nothing any more when the database does not answer. */
  const ask = async () => {
    waiting.reset();
    oldest.reset();
    try {
      const answered = await Promise.race([countWaiting(store.db), late()]);
      up.set(1);
      for (const { kind, count, since } of answered) {
        waiting.set({ kind }, count);
        oldest.set({ kind }, since ? Math.max(0, now().getTime() - since.getTime()) / 1000 : 0);
      }
    } catch {
      up.set(0);
    }
  };

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    countRefused(limit) {
      refused.inc({ limit });
    },
    async text() {
      await ask();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The database did not answer in ${timeoutMs} ms.`)), timeoutMs).unref();
  });
}
