import { offlineCaches, offlineHeaders, withFacts } from '../offline-caches.ts';
import { fromNetwork } from './network.ts';
import { withTimeout } from './network-timeout.ts';
import { matchAsset } from './parts.ts';
import { store } from './room.ts';

/** Bytes of a file that is kept without being asked to: firmware is some hundred thousand. */
const small = 4_000_000;

/** A file whose name says its content: from any build that is kept, else from the network. */
export async function answerAsset(request: Request, inCharge: string): Promise<Response> {
  return (await matchAsset(new URL(request.url).pathname, inCharge)) ?? fetch(request);
}

/** The network first; what was kept where it does not answer, or the server fails. */
async function networkFirst(
  event: FetchEvent,
  cacheName: string,
  cacheReply: (response: Response, stored: Response | undefined) => Promise<void>,
): Promise<Response> {
  const network = fromNetwork(event);
  const stored = await caches.match(event.request, { cacheName, ignoreVary: true });
  event.waitUntil(
    network
      .then((response) => response.clone())
      .then((response) => cacheReply(response, stored))
      .catch(() => {}),
  );
  if (!stored) return network;
  try {
    const response = await withTimeout(network);
    return response.status >= 500 ? stored : response;
  } catch {
    return stored;
  }
}

/** What the catalogue says. A refusal, which comes with status 200 too, is not kept. */
export function answerReply(event: FetchEvent): Promise<Response> {
  return networkFirst(event, offlineCaches.replies, async (response) => {
    if (response.status !== 200) return;
    const text = await response.text();
    const reply: unknown = JSON.parse(text);
    const isRefusal = typeof reply === 'object' && reply !== null && 'code' in reply && reply.code !== 200;
    if (!isRefusal) await store('replies', event.request.url, withFacts(text, response, {}));
  });
}

/** A manual or firmware that was chosen stays as new as the network's; firmware that was fetched is chosen. */
export function answerFile(event: FetchEvent): Promise<Response> {
  return networkFirst(event, offlineCaches.files, async (response, stored) => {
    if (response.status !== 200) return;
    const { pathname } = new URL(event.request.url);
    const size = Number(response.headers.get('content-length') ?? Number.NaN);
    const isFirmware = pathname.endsWith('.ufw') && size <= small;
    if (!stored && !isFirmware) return;
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    const title = decodeURIComponent(stored?.headers.get(offlineHeaders.title) ?? encodeURIComponent(name));
    await store('files', pathname, withFacts(await response.blob(), response, { title }));
  });
}

/** A picture, once seen, is not asked for again; one without a version in its address only with no network. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isVersioned = new URL(request.url).searchParams.has('v');
  const stored =
    isVersioned && (await caches.match(request, { cacheName: offlineCaches.pictures, ignoreVary: true }));
  if (stored) return stored;
  return networkFirst(event, offlineCaches.pictures, async (response) => {
    if (response.status === 200) await store('pictures', request.url, response);
  });
}
