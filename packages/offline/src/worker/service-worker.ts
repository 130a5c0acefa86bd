/// <reference lib="webworker" />

import type { BuildFiles } from '../build-files.ts';
import { type Part, parts, type WorkerMessage } from '../offline-caches.ts';
import { activate, dropUnfinished, dropUnneeded } from './active-builds.ts';
import { answerAsset, answerFile, answerPicture, answerReply } from './answers.ts';
import { type Kind, kindOf } from './kind.ts';
import { fromNetwork } from './network.ts';
import { answerPage, cacheVisited, languageOf } from './pages.ts';
import { cachedLanguages, fillPart } from './parts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build that this worker belongs to. */
declare const buildFiles: BuildFiles;

const files = buildFiles;
const { build } = files;

/** The languages of the pages that are open. */
async function openLanguages(): Promise<Part[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const beginnings = windows.map(({ url }) => new URL(url).pathname.split('/', 2)[1]);
  return parts.filter((part) => part !== 'core' && beginnings.includes(part));
}

// The version is whole before it is installed, and waits until no page runs with another one or until the
// visitor accepts it. Where a file does not come, there is no new version, and the old one stays as it is.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      try {
        await fillPart(files, 'core');
        const languages = new Set([...(await openLanguages()), ...(await cachedLanguages())]);
        for (const language of languages) {
          // oxlint-disable-next-line no-await-in-loop -- the visitor's own requests go first
          await fillPart(files, language);
        }
      } catch (error) {
        await dropUnfinished(build);
        throw error;
      }
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page's request is on its way while this worker is still starting.
      await self.registration.navigationPreload?.enable();
      // On a first visit the open pages are served from now on; otherwise they already are.
      if (await activate(build)) await self.clients.claim();
    })(),
  );
});

const answers: Record<Kind, (event: FetchEvent) => Promise<Response>> = {
  page: (event) => answerPage(event, build),
  languageRedirect: async (event) => {
    const [language] = await cachedLanguages();
    return fromNetwork(event).catch(() =>
      language ? Response.redirect(`/${language}/`, 302) : Response.error(),
    );
  },
  asset: ({ request }) => answerAsset(request, build),
  reply: answerReply,
  file: answerFile,
  picture: answerPicture,
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const facts = {
    method: request.method,
    url: new URL(request.url),
    isNavigation: request.mode === 'navigate',
    isPicture: request.destination === 'image',
    headers: request.headers,
  };
  const kind = kindOf(facts, self.location.origin);
  if (kind) event.respondWith(answers[kind](event));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'takeOver') {
    event.waitUntil(self.skipWaiting());
    return;
  }
  const { path } = message;
  event.waitUntil(
    (async () => {
      await fillPart(files, 'core');
      await fillPart(files, languageOf(path));
      await cacheVisited(build, path);
      // Another version may be on its way in; it is not to be taken for an old one.
      if (!self.registration.installing && !self.registration.waiting) await dropUnneeded(build);
    })().catch(() => {}),
  );
});
