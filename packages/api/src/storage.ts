/** The part of `Storage` that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage as the browser gives it: a function, because reaching for `window.localStorage` already throws
 * where storage is blocked; undefined where there is none, and null in an app's own view of the web without storage.
 */
export type OpenStorage = () => StorageLike | null | undefined;

/** Storage that never throws. */
export interface SafeStorage {
  /** The stored text; null where there is none or it cannot be read. */
  read(key: string): string | null;
  /** Whether the text is stored now. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** Wraps storage that may be blocked, full or absent. */
export function safeStorage(open: OpenStorage): SafeStorage {
  return {
    read(key) {
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        const storage = open();
        if (!storage) return false;
        storage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open()?.removeItem(key);
      } catch {
        // What cannot be removed cannot be read either.
      }
    },
  };
}
