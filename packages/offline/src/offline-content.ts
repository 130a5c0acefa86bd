import type { Language } from '@payload/catalog';
import {
  answersIn,
  cachedAt,
  completeMarker,
  fullNote,
  type OfflineCache,
  offlineCaches,
  offlineHeaders,
  partName,
  partOfName,
} from './offline-caches.ts';
import { reviewOfflineFiles } from './offline-files.ts';

/** One thing that is kept. */
export interface OfflineItem {
  readonly kind: Extract<OfflineCache, 'pages' | 'files'>;
  /** Its path on this site. */
  readonly path: string;
  readonly title: string;
  readonly at: Date;
  /** In bytes. */
  readonly size: number;
}

/** All that is kept on this device. */
export interface OfflineContent {
  /** When the site itself was kept for the language; null where it is not, or not whole. */
  readonly site: Date | null;
  /** Newest first. */
  readonly items: readonly OfflineItem[];
  /** Bytes that this site takes up, and may; null where the browser does not say. */
  readonly usage: number | null;
  readonly quota: number | null;
  /** Whether there was once no room left. */
  readonly wasFull: boolean;
}

async function listOf(kind: OfflineItem['kind']): Promise<OfflineItem[]> {
  const answers = await answersIn(kind);
  return answers.map(({ path, response }) => {
    const title = decodeURIComponent(response.headers.get(offlineHeaders.title) ?? '');
    return {
      kind,
      path,
      title: title.replace(/(?: · |｜)JZ .*$/, '') || path,
      at: cachedAt(response),
      size: Number(response.headers.get(offlineHeaders.size)),
    };
  });
}

/** When a part of the site was kept whole: of the newest build that has both. */
async function siteKeptAt(language: Language): Promise<Date | null> {
  const builds = (await caches.keys()).flatMap((name) => {
    const of = partOfName(name);
    return of?.part === language ? [of.build] : [];
  });
  const dates = await Promise.all(
    builds.map(async (build) => {
      const own = await caches.match(completeMarker, { cacheName: partName(build, language) });
      const core = await caches.match(completeMarker, { cacheName: partName(build, 'core') });
      return own && core ? [cachedAt(own)] : [];
    }),
  );
  return dates.flat().toSorted((first, second) => second.getTime() - first.getTime())[0] ?? null;
}

/** Reads what is kept; works with no network. Errors: those of the browser's storage. */
export async function readOfflineContent(language: Language): Promise<OfflineContent> {
  const [site, files, pages, estimate, full] = await Promise.all([
    siteKeptAt(language),
    listOf('files'),
    listOf('pages'),
    navigator.storage.estimate().catch((): StorageEstimate => ({})),
    caches.match(fullNote, { cacheName: offlineCaches.notes }),
  ]);
  return {
    site,
    items: [...files, ...pages].toSorted((first, second) => second.at.getTime() - first.at.getTime()),
    usage: estimate.usage ?? null,
    quota: estimate.quota ?? null,
    wasFull: full !== undefined,
  };
}

/** Takes away all that visits and choices have left. The site itself stays: it comes again with the next page. */
export async function forgetAll(): Promise<void> {
  const { pages, replies, files, pictures } = offlineCaches;
  await Promise.all([pages, replies, files, pictures].map((name) => caches.delete(name)));
  const notes = await caches.open(offlineCaches.notes);
  await notes.delete(fullNote);
  await reviewOfflineFiles();
}
