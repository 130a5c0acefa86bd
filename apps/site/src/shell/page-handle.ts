import type { PageModule } from './page.ts';

/** What a route's handle carries: the page, and the name of its chunk for the prerenderer. */
export interface PageHandle {
  page: PageModule<unknown>;
  src: string;
}

/** Whether a route's handle is one of ours. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
