/** Fetches a part's code once; after a failure the next call tries again. */
function fetchedOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetched: Promise<Part> | undefined;
  return () => {
    fetched ??= fetchPart().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}

// What only some visitors need of the account, each a chunk of its own.
export const loadPanel = fetchedOnce(() => import('./SignInPanel.tsx'));
export const loadMenu = fetchedOnce(() => import('./AccountMenu.tsx'));
export const loadNotices = fetchedOnce(() => import('./AccountNotices.tsx'));
export const loadSignOut = fetchedOnce(() => import('./run-sign-out.ts'));
