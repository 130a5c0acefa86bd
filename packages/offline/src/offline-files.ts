import { sha256Of } from '@payload/web/files/sha256.ts';
import { createListeners } from '@payload/web/rendering/listeners.ts';
import { answersIn, cachedAt, offlineCaches, withFacts } from './offline-caches.ts';
import { canKeep } from './registration.ts';

/** A file of the download centre, as it is listed. */
export interface ListedFile {
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Milliseconds that the whole file may take on a slow network. */
const timeoutMs = 120_000;

const { subscribe, notify } = createListeners();
let cached: ReadonlyMap<string, Date> = new Map();

/** Follows which files are kept, from the first listener on. */
export function subscribeToOfflineFiles(listener: () => void): () => void {
  void reviewOfflineFiles();
  return subscribe(listener);
}

/** When each kept file was kept, by its address. */
export function offlineFiles(): ReadonlyMap<string, Date> {
  return cached;
}

/** Reads again what is kept. */
export async function reviewOfflineFiles(): Promise<void> {
  if (!canKeep()) return;
  const answers = await answersIn('files');
  cached = new Map(answers.map(({ path, response }) => [path, cachedAt(response)]));
  notify();
}

/**
 * Keeps a file on this device, if it is the one that is listed. `onProgress` hears of the share that has come.
 * Errors: what the fetch throws; an Error where the file is another one; the storage's where it is full.
 */
export async function cacheFile(
  { url, name, size, sha256 }: ListedFile,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for await (const piece of piecesOf(response.body)) {
    pieces.push(piece);
    come += piece.length;
    onProgress(Math.min(1, come / size));
  }
  const blob = new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
  if ((await sha256Of(blob)) !== sha256.toLowerCase())
    throw new Error(`${url} is not the file that is listed.`);
  const cache = await caches.open(offlineCaches.files);
  await cache.put(url, withFacts(blob, response, { title: name }));
  // What was chosen should not be cleared away with what was not; a browser that refuses keeps it all the same.
  await navigator.storage.persist().catch(() => false);
  await reviewOfflineFiles();
}

/** Takes one thing away that is kept. */
export async function forget({ kind, path }: { kind: 'pages' | 'files'; path: string }): Promise<void> {
  const cache = await caches.open(offlineCaches[kind]);
  await cache.delete(path);
  await reviewOfflineFiles();
}

/** Not every browser iterates a stream. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- pieces come one after the other
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
