import path from 'node:path';
import type {
  PgDatabase,
  PgInsertBase,
  PgInsertBuilder,
  PgInsertValue,
  PgQueryResultHKT,
  PgTable,
  PgUpdateBuilder,
  PgUpdateSetSource,
} from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Of each member of a union. */
type KeysOf<Values> = Values extends unknown ? keyof Values : never;

/** Values of which each key is a column of the table: of another one none would be right. */
export type ColumnsOnly<Table extends PgTable, Values> = Values &
  Readonly<Record<Exclude<KeysOf<Values>, keyof Table['$inferInsert']>, never>>;

interface Insert<Table extends PgTable> extends Omit<PgInsertBuilder<Table, PgQueryResultHKT>, 'values'> {
  values<Row extends PgInsertValue<Table>>(
    row: ColumnsOnly<Table, Row>,
  ): PgInsertBase<Table, PgQueryResultHKT>;
  values<Row extends PgInsertValue<Table>>(
    rows: ColumnsOnly<Table, Row>[],
  ): PgInsertBase<Table, PgQueryResultHKT>;
}

interface Update<Table extends PgTable> extends Omit<PgUpdateBuilder<Table, PgQueryResultHKT>, 'set'> {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- It is that of each table.
  set<Change extends PgUpdateSetSource<Table>>(
    change: ColumnsOnly<Table, Change>,
  ): ReturnType<PgUpdateBuilder<Table, PgQueryResultHKT>['set']>;
}

/**
 * What the services query: the same whether the database is embedded or a cluster. A key that is no column does not compile, in a
 * spread either: drizzle would drop it, and a field that a form sent would be lost without a word.
 */
export interface Database extends Omit<Drizzle, 'insert' | 'update' | 'transaction'> {
  insert<Table extends PgTable>(table: Table): Insert<Table>;
  update<Table extends PgTable>(table: Table): Update<Table>;
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;
}

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
