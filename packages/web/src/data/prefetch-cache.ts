/** How long data that came early stands for what the service would say now. */
const FRESH_MS = 60_000;
/** As many as one page has fetched early; what the pages before it have left is rarely gone to. */
const MAX_ENTRIES = 24;

/** Data of pages that was asked for before a visitor went there, by address. Each is given once. */
export interface PrefetchCache {
  /** Whether the data of an address is there or under way, and still fresh. */
  has(address: string): boolean;
  /** Keeps what comes; a failure is forgotten, so that the page asks for itself. */
  put(address: string, data: Promise<unknown>): void;
  /** Undefined where nothing fresh is there. */
  take(address: string): Promise<unknown> | undefined;
}

export function createPrefetchCache(now: () => number = Date.now): PrefetchCache {
  const entries = new Map<string, { data: Promise<unknown>; until: number }>();

  const fresh = (address: string) => {
    for (const [old, { until }] of entries) if (until <= now()) entries.delete(old);
    return entries.get(address)?.data;
  };
  return {
    has: (address) => fresh(address) !== undefined,
    put(address, data) {
      entries.delete(address);
      entries.set(address, { data, until: now() + FRESH_MS });
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES) break;
        entries.delete(oldest);
      }
      data.catch(() => {
        if (entries.get(address)?.data === data) entries.delete(address);
      });
    },
    take(address) {
      const data = fresh(address);
      entries.delete(address);
      return data;
    },
  };
}
