/**
 * Texts by their names, as a browser's local or session storage keeps them. Each method may throw, where storage is
 * blocked or full.
 */
export interface TextStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, text: string) => void;
  readonly removeItem: (name: string) => void;
}

/** Reads JSON; null where there is none, it is damaged, or storage is blocked. */
export function readJson(storage: TextStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
