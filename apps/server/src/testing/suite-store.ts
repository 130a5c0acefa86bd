import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../db/store.ts';
import type { databaseKinds } from './databases.ts';

/** A database with empty tables for the tests of a suite: made before the first of them, and gone after the last. */
export function storeOfSuite(open: (typeof databaseKinds)[number]['open']): Pick<Store, 'db'> {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  beforeAll(async () => {
    opened = await open();
    await opened.store.prepare(async () => {});
  });
  afterAll(() => opened?.dispose());
  return {
    get db() {
      if (!opened) throw new Error('There is no database before the tests of a suite.');
      return opened.store.db;
    },
  };
}
