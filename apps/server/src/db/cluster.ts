import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { reasonOf, StartError } from '../start-error.ts';
import * as schema from './schema.ts';
import { migrationsFolder, type Store } from './store.ts';

/** Any fixed number: whoever holds this advisory lock is the one server that migrates and seeds. */
const preparationLock = 4173_2026;

/** Milliseconds. The site's clients give up after 5000, so no answer later than that is of use. */
const timeout = 5000;

/**
 * Connects to a PostgreSQL database.
 *
 * @param onIdleError told when a resting connection breaks; the pool replaces it by itself.
 * @throws {StartError} when the database does not answer or refuses.
 */
export async function openCluster(databaseUrl: string, onIdleError: (error: Error) => void): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'payload-server',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  pool.on('error', onIdleError);
  const store: Store = {
    db: drizzle(pool, { schema }),
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
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${withoutPassword(reasonOf(error), databaseUrl)}), so the server has not started: ` +
        'start that database, correct DATABASE_URL, or leave it unset to use the embedded one.',
    );
  }
}

function withoutPassword(reason: string, databaseUrl: string): string {
  const password = URL.parse(databaseUrl)?.password;
  return password
    ? reason.replaceAll(decodeURIComponent(password), '***').replaceAll(password, '***')
    : reason;
}
