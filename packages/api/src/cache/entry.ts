import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { SafeStorage } from '../storage.ts';

/** A value kept in memory and, as JSON, in storage. */
interface CacheEntry<Value> {
  /** The value; null where there is none. The same object until another value is kept. */
  readonly read: () => Value | null;
  /** Keeps a value; false where it is what was kept already. */
  readonly store: (value: Value) => boolean;
}

/**
 * An entry under a key of storage. What is stored there is read once, and dropped where it is not JSON
 * or not what the schema says: another version of the site, or someone else, has put it there.
 */
export function cacheEntry<Schema extends GenericSchema>(
  storage: SafeStorage,
  key: string,
  schema: Schema,
): CacheEntry<InferOutput<Schema>> {
  let stored: { readonly value: InferOutput<Schema> | null; readonly text: string | null } | undefined;

  function readStored() {
    const text = storage.read(key);
    if (text === null) return { value: null, text };
    const result = safeParse(schema, parseJson(text));
    if (result.success) return { value: result.output, text };
    storage.remove(key);
    return { value: null, text: null };
  }

  return {
    read() {
      stored ??= readStored();
      return stored.value;
    },
    store(value) {
      stored ??= readStored();
      const text = JSON.stringify(value);
      if (text === stored.text) return false;
      stored = { value, text };
      storage.write(key, text);
      return true;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
