import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBusyService } from './testing/busy-service.ts';
import { countWork, type Work } from './testing/counted-work.ts';
import { databasesOfCalls } from './testing/databases.ts';

/** What a request may come to where nothing else is said. */
const usual: Work = { statements: 15, calls: 60, kilobytes: 100 };

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the dearest request to each route', () => {
    let busy: Awaited<ReturnType<typeof startBusyService>>;

    beforeAll(async () => {
      busy = await startBusyService(open);
    });
    afterAll(() => busy.close());

    it('is known of every route', () => {
      // HEAD is made of GET, and what a service has no call for is refused alike whatever the method.
      const routes = busy.routes.filter((route) =>
        /^(?!\w+ \/(?:jz-)?api(?:\/\*)?$)(?:GET|POST|PUT|PATCH|DELETE) /.test(route),
      );
      const known = new Set(busy.requests.map(({ route }) => route));
      expect(routes.filter((route) => !known.has(route))).toEqual([]);
      expect([...known].filter((route) => !busy.routes.includes(route))).toEqual([]);
    });

    it('stays within its budget', async () => {
      const counter = await countWork();
      const over: unknown[] = [];
      try {
        for (const request of busy.requests) {
          await counter.take();
          const { statusCode, rawPayload, body } = await busy.answer(request);
          const came: Work = { ...(await counter.take()), kilobytes: rawPayload.length / 1000 };
          const shown = `${request.route} ${request.url.slice(0, 60)}: ${statusCode}, ${came.statements} statements, ${came.calls.toFixed(1)} thousand calls, ${came.kilobytes.toFixed(1)} kB`;
          console.log(shown);
          const budget = { ...usual, ...request.budget };
          const isOver = (['statements', 'calls', 'kilobytes'] as const).some(
            (each) => came[each] > budget[each],
          );
          // One that is refused when it should not be has not shown what it costs.
          const wasRefused = statusCode !== 200 || /^\{"code":[45]/.test(body);
          if (isOver || wasRefused !== request.isRefused)
            over.push({ shown, budget, said: body.slice(0, 200) });
        }
      } finally {
        await counter.stop();
      }
      expect(over).toEqual([]);
    });
  });
});
