import { eq } from 'drizzle-orm';
import * as schema from '../db/schema.ts';
import { catalogueSeed } from '../db/seed.ts';
import type { Database } from '../db/store.ts';

/** Milliseconds after which it is asked whether the catalogue has changed. */
const ttl = 1000;

/** Milliseconds that are waited for an answer to that; what is remembered is better than none. */
const timeoutMs = 500;

/** More than the catalogue has to say in one spelling; past it someone makes up others, and all is made again. */
const mostEntries = 1000;

/** What is made of the catalogue, kept until the catalogue changes. */
export interface CatalogueCache<Value> {
  /**
   * What `key` stands for; `make` reads it from the database where it is not remembered.
   *
   * Where the database does not say whether the catalogue has changed, what is remembered is given.
   *
   * @throws what `make` throws; that is not remembered.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** What `key` stands for, where nobody has to be asked for it. */
  peek(key: string): Value | undefined;
}

interface Entry<Value> {
  made: Promise<Value>;
  /** Once it is made. */
  value?: Value;
}

/**
 * Remembers what is made of the catalogue in `db`. Whoever writes the catalogue leaves its hash there, so that every
 * server on the same database notices within a second of a change.
 *
 * @param onUnanswered hears why the database did not say whether the catalogue has changed.
 */
export function createCatalogueCache<Value>(
  db: Database,
  now: () => Date,
  onUnanswered: (error: unknown) => void,
): CatalogueCache<Value> {
  let entries = new Map<string, Entry<Value>>();
  let hash: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  const ask = async () => {
    try {
      const [written] = await db
        .select({ hash: schema.seed.hash })
        .from(schema.seed)
        .where(eq(schema.seed.name, catalogueSeed));
      if (written?.hash === hash) return;
      hash = written?.hash;
      entries = new Map();
    } catch (error) {
      onUnanswered(error);
    }
  };

  const askAt = async (time: number) => {
    await Promise.race([ask(), elapsed(timeoutMs)]);
    answeredAt = time;
  };

  return {
    async get(key, make) {
      const time = now().getTime();
      if (time - checkedAt >= ttl) {
        checkedAt = time;
        asking = askAt(time);
      }
      await asking;
      const current = entries;
      const remembered = current.get(key);
      if (remembered) return remembered.made;
      const entry: Entry<Value> = { made: make() };
      if (current.size >= mostEntries) current.clear();
      current.set(key, entry);
      try {
        entry.value = await entry.made;
      } catch (error) {
        current.delete(key);
        throw error;
      }
      return entry.value;
    },
    peek: (key) => (now().getTime() - answeredAt < ttl ? entries.get(key)?.value : undefined),
  };
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
