import type { FastifyInstance } from 'fastify';

/** Requests after which a proxy that says for whom it asks has said so. */
const enough = 100;

/**
 * Says in the log what makes the limits count all visitors as one: a proxy whose X-Forwarded-For is not believed, or one
 * that sends none. Only for a server that visitors reach at another address than its own.
 */
export function watchForwarding(app: FastifyInstance, trustedProxy: readonly string[]): void {
  if (trustedProxy.length === 0) {
    app.log.warn(
      'PUBLIC_URL is set and TRUSTED_PROXY is not, so X-Forwarded-For is not believed and all visitors of one proxy count as one: set TRUSTED_PROXY to the address of the proxy, or to loopback',
    );
    return;
  }
  let silent = 0;
  let isOver = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // Whoever looks whether the server is well comes past the proxy.
    if (!isOver && request.url !== '/healthz') {
      silent += 1;
      isOver = request.headers['x-forwarded-for'] !== undefined || silent === enough;
      if (silent === enough && request.headers['x-forwarded-for'] === undefined) {
        app.log.warn(
          `TRUSTED_PROXY is set, but none of the first ${enough} requests had X-Forwarded-For, so all visitors count as one: let the proxy set it (docs/operations.md)`,
        );
      }
    }
    done();
  });
}
