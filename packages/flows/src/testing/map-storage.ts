import type { TextStorage } from '../ports/text-storage.ts';

/** A storage that lasts as long as its map. */
export function storageIn(map: Map<string, string>): TextStorage {
  return () => ({
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, text) => void map.set(name, text),
    removeItem: (name) => void map.delete(name),
  });
}

/** A storage that may not be looked at. */
export const blockedStorage: TextStorage = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};
