import { lazyModule } from '@payload/web/rendering/lazy-module.ts';

/** The comparison as a drawing, which is fetched when someone asks for it. */
export const drawnModels = lazyModule(() => import('./DrawnModels.tsx'), ['drawn', 'beam']);
