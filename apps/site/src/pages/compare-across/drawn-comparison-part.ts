import { lazyModule } from '@payload/web/rendering/lazy-module.ts';

/** A comparison as a drawing, which is fetched when someone asks for it. */
export const drawnComparison = lazyModule(
  () => import('../../features/content/DrawnComparison.tsx'),
  ['drawn', 'beam'],
);
