/**
 * A browser's local or session storage, or what keeps texts by their names as those do. Throws where it is blocked; its
 * methods do where it is full.
 */
export type TextStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads JSON; null where there is none, it is damaged, or storage is blocked. */
export function readJson(storage: TextStorage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
