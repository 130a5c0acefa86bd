// What lies in the browser's cache storage, for the worker that fills it and the page that shows it.

/** Answers kept on the device, each kind by itself. The site's own files are in `partName` besides. */
export const offlineCaches = {
  pages: 'kept-pages',
  replies: 'kept-replies',
  files: 'kept-files',
  pictures: 'kept-pictures',
  notes: 'kept-notes',
} as const;

export type OfflineCache = keyof typeof offlineCaches;

/** Facts about a kept answer stand in headers of it: whoever has the answer has them too. */
export const offlineHeaders = {
  /** ISO 8601. */
  at: 'x-kept-at',
  /** Bytes. */
  size: 'x-kept-size',
  /** URI-encoded. */
  title: 'x-kept-title',
  /** The build whose scripts a page runs with. */
  build: 'x-kept-build',
} as const;

/** Where a language's list of what is kept is shown; also what a page that is not kept leads to. */
export const offlinePath = '/offline';

/** The parts a build is kept in: what both languages need, and what one of them does. */
export const parts = ['core', 'en', 'cn'] as const;
export type Part = (typeof parts)[number];

const partPattern = /^site-(?<build>[0-9a-f]+)-(?<part>core|en|cn)$/;

/** The cache that holds a part of a build. */
export const partName = (build: string, part: Part) => `site-${build}-${part}`;

/** Which part of which build a cache holds; null where it holds something else. */
export function partOfName(name: string): { build: string; part: Part } | null {
  const { build, part } = partPattern.exec(name)?.groups ?? {};
  const pending = parts.find((each) => each === part);
  return build && pending ? { build, part: pending } : null;
}

/** Written into a part's cache after everything else: without it the part is worth nothing. */
export const completeMarker = '/kept-whole';

/** The note that the device had no room left. */
export const fullNote = '/kept-full';

/** The note of the builds that have been in charge, as a JSON list, the last one last. */
export const activeBuilds = '/kept-in-charge';

/** What a page tells the worker. */
export type WorkerMessage =
  | { readonly type: 'visited'; readonly path: string }
  /** The visitor has accepted the new version. */
  | { readonly type: 'takeOver' };

/** An answer with facts about it. Its body is as it was before any compression on the way. */
export function withFacts(
  body: Blob | string,
  response: Response,
  facts: Partial<Record<keyof typeof offlineHeaders, string>>,
): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'accept-ranges']) headers.delete(name);
  headers.set(offlineHeaders.at, new Date().toISOString());
  headers.set(offlineHeaders.size, String(body instanceof Blob ? body.size : new Blob([body]).size));
  for (const fact of ['title', 'build'] as const) {
    const value = facts[fact];
    if (value !== undefined) headers.set(offlineHeaders[fact], encodeURIComponent(value));
  }
  return new Response(body, { status: 200, headers });
}

/** When an answer was kept; the beginning of time where it does not say. */
export function cachedAt(response: Response): Date {
  return new Date(response.headers.get(offlineHeaders.at) ?? 0);
}

/** All kept answers of a kind, those written first before the others. */
export async function answersIn(kind: OfflineCache): Promise<{ path: string; response: Response }[]> {
  const cache = await caches.open(offlineCaches[kind]);
  const answers = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      response: await cache.match(request),
    })),
  );
  return answers.flatMap(({ path, response }) => (response ? [{ path, response }] : []));
}
