import type { Language } from '@payload/catalog';
import { prepareTexts } from '@payload/web/language/i18n.ts';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';

/** What tells of a form that is on its way. */
export const formLinePart = lazyModule(() => import('./FormLine.tsx'), ['offline']);

/** Fetches it while there is a connection: once there is none, it is too late. */
export async function prefetchFormLine(language: Language): Promise<void> {
  await whenIdle();
  // Without it a form waits all the same.
  await Promise.all([formLinePart.load(), prepareTexts(language, formLinePart.texts)]).catch(() => undefined);
}
