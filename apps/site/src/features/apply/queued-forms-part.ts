import type { Language } from '@payload/catalog';
import { prepareTexts } from '../../platform/language/i18n.ts';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';

/** What tells of forms that wait for a connection. */
export const queuedFormsPart = lazyModule(() => import('./QueuedForms.tsx'), ['offline']);

/** Fetches it while there is a connection: once there is none, it is too late. */
export async function prefetchQueuedForms(language: Language): Promise<void> {
  await whenIdle();
  // Without it a form waits all the same.
  await Promise.all([queuedFormsPart.load(), prepareTexts(language, queuedFormsPart.texts)]).catch(
    () => undefined,
  );
}
