import { lazy, memo, Suspense } from 'react';
import type { HotProductsProps } from './HotProducts.tsx';
import type { IndustriesProps } from './Industries.tsx';

/** Both carousels, in a script that the first page need not wait for. */
export const loadCarousels = () => import('./carousels.ts');

const HotProductsLater = lazy(async () => ({ default: (await loadCarousels()).HotProducts }));
const IndustriesLater = lazy(async () => ({ default: (await loadCarousels()).Industries }));

// Their markup is in the prerendered page and stays there until the script has come and takes it over. A
// boundary that is rendered again before would be emptied, so the two are rendered only when their props change.

export const LazyHotProducts = memo(function LazyHotProducts(props: HotProductsProps) {
  return (
    <Suspense>
      <HotProductsLater {...props} />
    </Suspense>
  );
});

export const LazyIndustries = memo(function LazyIndustries(props: IndustriesProps) {
  return (
    <Suspense>
      <IndustriesLater {...props} />
    </Suspense>
  );
});
