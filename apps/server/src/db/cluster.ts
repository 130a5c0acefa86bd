import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';
import { reasonOf, StartError } from '../start-error.ts';
import * as schema from './schema.ts';
import { migrationsFolder, type Store } from './store.ts';

/** Any fixed number: whoever holds this advisory lock is the one server that migrates and seeds. */
const preparationLock = 4173_2026;

/** Milliseconds. The site's clients give up after 5000, so no answer later than that is of use. */
const timeoutMs = 5000;

/**
 * Milliseconds a resting connection is kept. A new one costs the first who asks the start of a process in the database and all that
 * this has to look up again; after ten seconds, which is the pool's own, that would be most of those at a desk.
 */
const restMs = 10 * 60_000;

/**
 * Connects to a PostgreSQL database.
 *
 * @param onIdleError told when a resting connection breaks; the pool replaces it by itself.
 * @param timeout milliseconds for a connection and for each statement.
 * @throws {StartError} when the database does not answer or refuses.
 */
export async function openCluster(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  timeout = timeoutMs,
): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'payload-server',
    connectionTimeoutMillis: timeout,
    idleTimeoutMillis: restMs,
    query_timeout: timeout,
    // The database gives up as well, or what nobody waits for any more would go on holding its locks.
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: 2 * timeout,
  });
  pool.on('error', onIdleError);
  // One that breaks while it is lent out tells its borrower; without anybody listening it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const pooled = drizzle(pool, { schema });
  pooled.transaction = transactionsOn(pool);
  const store: Store = {
    db: pooled,
    hasChecksums: false,
    prepare: async (fill) => {
      // Alone on its connection, without the time limit: it waits for another server's preparation.
      const client = new Client({ connectionString: databaseUrl, application_name: 'payload-server' });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [preparationLock]);
        const db = drizzle(client, { schema });
        await migrate(db, { migrationsFolder });
        await fill(db);
      } finally {
        await client.end();
      }
    },
    // Its autovacuum does.
    vacuum: () => Promise.resolve(),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
  try {
    const { rows } = await pool.query<{ data_checksums: string }>('show data_checksums');
    return { ...store, hasChecksums: rows[0]?.data_checksums === 'on' };
  } catch (error) {
    await store.close();
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${withoutPassword(reasonOf(error), databaseUrl)}), so the server has not started: ` +
        'start that database, correct DATABASE_URL, or leave it unset to use the embedded one.',
    );
  }
}

/**
 * Transactions as drizzle runs them, but on a connection that comes back to the pool whatever happens. Drizzle 0.45
 * keeps the one whose BEGIN fails for ever, so that ten failures would leave the pool without any, and gives back one
 * whose ROLLBACK was not answered as if nothing were wrong with it.
 */
function transactionsOn(pool: Pool): NodePgDatabase<typeof schema>['transaction'] {
  const databases = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzle(client, { schema });
    databases.set(client, db);
    let isBroken = false;
    try {
      return await db.transaction(work, config);
    } catch (error) {
      // A statement that failed without the database saying so: it was not answered.
      isBroken = error instanceof DrizzleQueryError && !(error.cause instanceof DatabaseError);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function withoutPassword(reason: string, databaseUrl: string): string {
  const password = URL.parse(databaseUrl)?.password;
  return password
    ? reason.replaceAll(decodeURIComponent(password), '***').replaceAll(password, '***')
    : reason;
}
