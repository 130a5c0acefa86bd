import type { OpenStorage, StorageLike } from '../storage.ts';

/** Storage that holds its texts in a map, which a test can look into. */
export function storageDouble(stored: Record<string, string> = {}): {
  texts: Map<string, string>;
  open: OpenStorage;
} {
  const texts = new Map(Object.entries(stored));
  const storage: StorageLike = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  return { texts, open: () => storage };
}

/** As a browser with storage forbidden: reaching for it throws. */
export const blockedStorage: OpenStorage = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

export const absentStorage: OpenStorage = () => undefined;

/** As an Android app's own view of the web where its maker has left storage off. */
export const nullStorage: OpenStorage = () => null;

/** Reads what it holds and takes nothing more. */
export function fullStorage(stored: Record<string, string> = {}): OpenStorage {
  const { texts } = storageDouble(stored);
  const storage: StorageLike = {
    getItem: (key) => texts.get(key) ?? null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key) => void texts.delete(key),
  };
  return () => storage;
}
