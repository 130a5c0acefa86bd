import type { CatalogueCache } from '@payload/api/cache';
import type { Language, ProductType } from '@payload/catalog';
import { whenIdle } from '../rendering/when-idle.ts';
import { type DataSource, NotFound } from './data-source.ts';

const api = () => import('./api.ts');
const solutionModules = () => import('virtual:solutions');
const benchModules = () => import('virtual:load-benches');
const requestChoices = () => import('./request-choices.ts');
const otaFiles = () => import('./ota-files.ts');

/**
 * The service says by a refusal's `field` which part of the path names nothing. Any other refusal is no word about
 * what exists: it is for someone else, or something has failed.
 */
function refusedIsNotFound(error: unknown): never {
  const isRefusal = error instanceof Error && error.name === 'RejectedReply';
  if (isRefusal && 'code' in error && error.code === 500 && 'field' in error && error.field !== undefined)
    throw new NotFound(error.message);
  throw error;
}

/** The type an address names, whatever its case. */
function typeNamed(segment: string, types: readonly ProductType[]): ProductType {
  const type = types.find((name) => name.toLowerCase() === segment.toLowerCase());
  if (!type) throw new NotFound(segment);
  return type;
}

/** The data source of the browser, and its ways to hear of what was refreshed behind the page. */
export interface BrowserSource extends DataSource {
  /** Fetches the code of the client, which the first call would wait for. */
  prepare(): void;
  /**
   * Refreshes the lists and the home info of a language once the page has nothing better to do. What did not
   * come is asked for again, when the connection is back or half a minute later.
   */
  refreshWhenIdle(language: Language, onRefreshed: () => void): void;
}

const RETRY_MS = 30_000;

/** Refreshes until everything came. */
async function refresh(cache: CatalogueCache, language: Language): Promise<void> {
  if (await cache.loadAll(language)) return;
  const again = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    void refresh(cache, language);
  };
  const timer = setTimeout(again, RETRY_MS);
  window.addEventListener('online', again);
}

/** Reads from the caches first and from the API behind them; products are asked for once a page. */
export function createBrowserSource(): BrowserSource {
  return {
    prepare: () => void api().catch(() => undefined),
    async productLists(language) {
      const { cache, productTypes } = await api();
      const cached = cache.products(language);
      await Promise.allSettled(
        productTypes.filter((type) => !cached[type]).map((type) => cache.loadProducts(language, type)),
      );
      return cache.products(language);
    },
    async home(language) {
      const { cache } = await api();
      const refreshing = cache.loadHome(language);
      const cached = cache.home(language);
      if (!cached) return refreshing;
      void refreshing;
      return cached;
    },
    async productsByType(type, language) {
      const { cache, productTypes } = await api();
      const name = typeNamed(type, productTypes);
      const refreshing = cache.loadProducts(language, name);
      const cached = cache.products(language)[name];
      if (!cached) return refreshing;
      void refreshing;
      return cached;
    },
    async productsByDevice(code, language) {
      const { pageClient, findProductsByDevice } = await api();
      return pageClient(findProductsByDevice, { code, language }).catch(refusedIsNotFound);
    },
    async loadBench(aircraft) {
      const { benches } = await benchModules();
      const load = benches[aircraft.toUpperCase()];
      if (!load) throw new NotFound(aircraft);
      return (await load()).default;
    },
    candidates: async () => (await import('virtual:candidates')).default,
    async productInfo(code, language) {
      // Most pages of a model ask for its files once they know its family.
      void otaFiles().catch(() => undefined);
      const { loadProductInfo } = await api();
      return loadProductInfo(code, language).catch(refusedIsNotFound);
    },
    async compareParams(type, language) {
      const { pageClient, getAllProductParamsCompare, productTypes } = await api();
      const id = typeNamed(type, productTypes);
      return pageClient(getAllProductParamsCompare, { id, language });
    },
    async industries(language) {
      const { lists } = await solutionModules();
      return (await lists[language]()).default;
    },
    async solution(industry, language) {
      const { solutions } = await solutionModules();
      const load = solutions[`${language}/${industry.toLowerCase()}`];
      if (!load) throw new NotFound(industry);
      return (await load()).default;
    },
    async requestProducts(language) {
      const { loadRequestProducts } = await requestChoices();
      return loadRequestProducts(language);
    },
    async couriers(language) {
      const { loadCouriers } = await requestChoices();
      return loadCouriers(language);
    },
    async downloads(category, child, language) {
      const { loadSection } = await otaFiles();
      return loadSection(category, child, language).catch(refusedIsNotFound);
    },
    async productFiles(product, language) {
      const { loadProductFiles } = await otaFiles();
      return loadProductFiles(product, language).catch(refusedIsNotFound);
    },
    refreshWhenIdle(language, onRefreshed) {
      void whenIdle()
        .then(api)
        .then(({ cache }) => {
          cache.subscribe(onRefreshed);
          return refresh(cache, language);
        });
    },
  };
}
