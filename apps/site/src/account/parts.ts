/** Fetches a part's code once; after a failure the next call tries again. */
function memoizeImport<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
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
export const loadPanel = memoizeImport(() => import('./SignInPanel.tsx'));
export const loadMenu = memoizeImport(() => import('./AccountMenu.tsx'));
export const loadNotices = memoizeImport(() => import('./AccountNotices.tsx'));
export const loadSignOut = memoizeImport(() => import('./run-sign-out.ts'));
