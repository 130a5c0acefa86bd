import type { PageModule } from './page.ts';

/** What a route's handle carries: its page once that has come, and the name of its chunk for the prerenderer. */
export interface PageHandle {
  readonly src: string;
  page: PageModule<unknown> | null;
  /** Fetches the page's chunk. What failed is fetched again the next time. Errors: those of fetching a script. */
  readonly fetch: () => Promise<PageModule<unknown>>;
}

/** The handle of a page whose chunk `load` imports. */
export function pageHandle(
  src: string,
  load: (() => Promise<{ page: PageModule<unknown> }>) | undefined,
): PageHandle {
  if (!load) throw new Error(`No page at ${src}.`);
  const handle: PageHandle = {
    src,
    page: null,
    async fetch() {
      handle.page ??= (await load()).page;
      return handle.page;
    },
  };
  return handle;
}

/** Whether a route's handle is one of ours. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
