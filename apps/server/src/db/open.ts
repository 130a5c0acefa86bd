import { openCluster } from './cluster.ts';
import { openEmbedded } from './embedded.ts';
import type { Store } from './store.ts';

/** What can befall an open database. */
interface StoreEvents {
  /** A resting connection to PostgreSQL broke; the next query takes a new one. */
  onIdleError: (error: Error) => void;
  /** The embedded database gave up for this reason; the process has to end at once. */
  onBroken: (reason: string) => never;
}

/**
 * Opens the database the settings name: PostgreSQL when there is an address, else the embedded one in the
 * data folder.
 *
 * @throws {StartError} when it cannot be opened.
 */
export function openStore(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  { onIdleError, onBroken }: StoreEvents,
): Promise<Store> {
  return databaseUrl ? openCluster(databaseUrl, onIdleError) : openEmbedded(dataDir, onBroken);
}
