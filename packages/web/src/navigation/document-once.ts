/** Addresses that were loaded as a document because a script did not come, as a JSON list in session storage. */
const key = 'loaded-as-document';

/** Milliseconds that the server has to say that it is there. */
const timeoutMs = 5000;

function loaded(): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether it could be kept. */
function keep(list: readonly string[]): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** Whether a document would come from there. The page that is open is worth more than the browser's own error page. */
async function isThere(address: string): Promise<boolean> {
  // The worker has the page as a document, or one that says what is missing.
  if (navigator.serviceWorker?.controller) return true;
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Whether an address whose script did not come is to be loaded as a document: the document names the scripts of
 * today's build. Once only, until `forgetDocument`; never where nothing can be remembered, since
 * nobody could tell the first time from the next.
 */
export async function mayLoadDocument(address: string): Promise<boolean> {
  const list = loaded();
  return !list.includes(address) && (await isThere(address)) && keep([...list, address]);
}

/** The page at an address runs, or its visitor asks to try again: it may be loaded as a document once more. */
export function forgetDocument(address: string): void {
  const list = loaded();
  if (list.includes(address)) keep(list.filter((each) => each !== address));
}
