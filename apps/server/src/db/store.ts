import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What the services query: the same whether the database is embedded or a cluster. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface Store {
  db: Database;
  /** Whether each page carries a checksum, so that a disk that alters one is found out. */
  hasChecksums: boolean;
  /** Brings the tables up to date, then runs `fill`; of several servers on one database, one at a time. */
  prepare(fill: (db: Database) => Promise<void>): Promise<void>;
  /** Gives the room free of what was deleted, where nothing else does. */
  vacuum(): Promise<void>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The migrations that drizzle-kit wrote from `schema.ts`; one folder for both kinds of database. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../drizzle');
