import type { PageModule } from '@payload/web/navigation/page.ts';
import { type LazyModule, lazyModule } from '@payload/web/rendering/lazy-module.ts';

/** The pages that say of an address that nothing is there, or not for this visitor. Visits begin elsewhere. */
export const statusPages: ReadonlyMap<number, LazyModule<{ page: PageModule<unknown> }>> = new Map([
  [404, lazyModule(() => import('../../pages/not-found/NotFoundPage.tsx'))],
  [403, lazyModule(() => import('../../pages/forbidden/ForbiddenPage.tsx'))],
]);

/** The error of a status, given once its page is there, so that it is shown at once. Without the page it is said in words. */
export async function statusError(status: number): Promise<Response> {
  await statusPages
    .get(status)
    ?.load()
    .catch(() => null);
  return new Response(null, { status });
}
