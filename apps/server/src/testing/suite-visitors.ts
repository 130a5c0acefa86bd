import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../db/store.ts';
import type { DatabaseKind } from './databases.ts';
import { type Clock, startClock, type Visitors, visitorsOf } from './visitors.ts';

/** What is there once the tests of a suite run, by a name that they may have before. */
function during<T extends object>(what: () => T | undefined): T {
  return new Proxy<T>(Object.create(null), {
    get: (_, name) => {
      const there = what();
      if (!there) throw new Error('There is no server before the tests of a suite.');
      return Reflect.get(there, name);
    },
  });
}

/**
 * A server on a database with empty tables, and visitors who use it, for the tests of a suite: made before the first of them, and
 * gone after the last.
 */
export function visitorsOfSuite(
  open: DatabaseKind['open'],
  parts: Parameters<typeof visitorsOf>[2] = {},
): { clock: Clock; store: Store; visitors: Visitors } {
  const clock = startClock();
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  let visitors: Visitors | undefined;
  beforeAll(async () => {
    opened = await open();
    await opened.store.prepare(async () => {});
    visitors = await visitorsOf(opened.store, clock, parts);
  });
  afterAll(async () => {
    await visitors?.app.close();
    await opened?.dispose();
  });
  return { clock, store: during(() => opened?.store), visitors: during(() => visitors) };
}
