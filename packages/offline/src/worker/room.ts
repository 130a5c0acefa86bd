import { fullNote, type OfflineCache, offlineCaches, withFacts } from '../offline-caches.ts';

/** How many answers of a kind are kept. Files are chosen by the visitor, who alone takes them away. */
const most: Readonly<Partial<Record<OfflineCache, number>>> = { pages: 60, replies: 200, pictures: 300 };

/** What gives way when there is no room: first what is easiest to do without. */
const givesWay = ['pictures', 'pages', 'replies'] as const;

/** How many of so many kept answers, oldest first, go when another one comes. */
export function tooMany(count: number, limit: number | undefined): number {
  return limit === undefined ? 0 : Math.max(0, count - limit);
}

async function dropOldest(kind: OfflineCache, count: number): Promise<number> {
  if (count <= 0) return 0;
  const cache = await caches.open(offlineCaches[kind]);
  // A cache lists in the order of writing; what is written again moves to the end.
  const oldest = (await cache.keys()).slice(0, count);
  await Promise.all(oldest.map((request) => cache.delete(request)));
  return oldest.length;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Takes away a tenth of what may go, and says so. False where there is nothing to take. */
async function makeRoom(): Promise<boolean> {
  const notes = await caches.open(offlineCaches.notes);
  await notes.put(fullNote, withFacts('', new Response(), {})).catch(() => {});
  for (const kind of givesWay) {
    // oxlint-disable-next-line no-await-in-loop -- the first that gives room is enough
    const dropped = await dropOldest(kind, Math.ceil((most[kind] ?? 0) / 10));
    if (dropped > 0) return true;
  }
  return false;
}

/**
 * Keeps an answer. Where the device has no room, the oldest of what nobody chose goes; where that does not
 * help, the answer is not kept and everything goes on.
 */
export async function store(kind: OfflineCache, address: string, response: Response): Promise<void> {
  const cache = await caches.open(offlineCaches[kind]);
  const second = response.clone();
  try {
    await cache.put(address, response);
  } catch (error) {
    if (!isFull(error) || !(await makeRoom())) return;
    await cache.put(address, second).catch(() => {});
  }
  await dropOldest(kind, tooMany((await cache.keys()).length, most[kind]));
}
