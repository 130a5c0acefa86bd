import type { Language } from '@payload/catalog/language';
import {
  type HomeInfo,
  homeInfo,
  type ProductSummary,
  type ProductType,
  productSummary,
  productTypes,
} from '@payload/catalog/replies';
import { array, picklist, record } from 'valibot';
import type { Client, Log } from '../clients/client.ts';
import { getHomepageInfo } from '../contract/home.ts';
import { findProductsByType } from '../contract/products.ts';
import { type OpenStorage, safeStorage } from '../storage.ts';
import { cacheEntry } from './entry.ts';

/** The product lists of one language, as far as they are known. */
export type ProductLists = { readonly [Type in ProductType]?: ProductSummary[] };

/**
 * The home info and the seven product lists of each language. `home` and `products` give at once what is
 * known, from memory or storage; `load...` asks the service and keeps its answer.
 */
export interface CatalogueCache {
  home(language: Language): HomeInfo | null;
  products(language: Language): ProductLists;
  /**
   * Refreshes the home info, unless it came within the last minute, and gives it; a failure is logged, and what was cached is given instead.
   * Errors: the client's, only where nothing is cached.
   */
  loadHome(language: Language): Promise<HomeInfo>;
  /** As `loadHome`, for the list of one type. */
  loadProducts(language: Language, type: ProductType): Promise<ProductSummary[]>;
  /** Refreshes everything of a language, as the product does when it starts; whether all of it came. Never rejects. */
  loadAll(language: Language): Promise<boolean>;
  /**
   * Calls the listener when `home` or `products` give something new, once for all that `loadAll` brings; returns how
   * to stop.
   */
  subscribe(listener: () => void): () => void;
}

export interface CatalogueCacheOptions {
  readonly client: Client<1>;
  /** Where the cache lasts: local storage, under `home:<language>` and `products:<language>`. */
  readonly localStorage: OpenStorage;
  /** @default console.error */
  readonly log?: Log;
  /** Milliseconds on any clock. @default Date.now */
  readonly now?: () => number;
}

/** Milliseconds for which what the service said is not asked for again: whoever wants it meanwhile gets the same. */
const freshMs = 60_000;

const productLists = record(picklist(productTypes), array(productSummary));
const noLists: ProductLists = {};

const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Storage that is blocked, full or absent costs only what would have lasted beyond the page. */
export function createCatalogueCache(options: CatalogueCacheOptions): CatalogueCache {
  const { client, log = (message, error) => console.error(message, error), now = Date.now } = options;
  const storage = safeStorage(options.localStorage);
  const entriesOf = (language: Language) => ({
    home: cacheEntry(storage, `home:${language}`, homeInfo),
    products: cacheEntry(storage, `products:${language}`, productLists),
  });
  const entries = { en: entriesOf('en'), cn: entriesOf('cn') };
  const listeners = new Set<() => void>();
  /** How many `loadAll` are under way, and whether something new has come since they began. */
  let wholeLoads = 0;
  let hasNews = false;
  const tellNews = () => {
    if (wholeLoads > 0 || !hasNews) return;
    hasNews = false;
    for (const listener of listeners) listener();
  };
  const loadingHomes = new Map<string, Promise<HomeInfo>>();
  const loadingLists = new Map<string, Promise<ProductSummary[]>>();
  /** When the service last said what is kept under a name. */
  const saidAt = new Map<string, number>();
  /** Names of what did not come when it was last asked for. */
  const stale = new Set<string>();

  /** One request at a time for each name, and none while its answer is fresh; whoever asks gets the same answer. */
  function load<Value>(
    running: Map<string, Promise<Value>>,
    name: string,
    ask: () => Promise<Value>,
    store: (value: Value) => boolean,
    cached: () => Value | null | undefined,
  ): Promise<Value> {
    const already = running.get(name);
    if (already) return already;
    const fresh = now() - (saidAt.get(name) ?? Number.NEGATIVE_INFINITY) < freshMs ? cached() : null;
    if (fresh !== null && fresh !== undefined) return Promise.resolve(fresh);
    const loading = ask()
      .then(
        (value) => {
          stale.delete(name);
          saidAt.set(name, now());
          if (store(value)) hasNews = true;
          tellNews();
          return cached() ?? value;
        },
        (error: unknown) => {
          log(`${name} was not refreshed`, error);
          stale.add(name);
          const value = cached();
          if (value === null || value === undefined) throw error;
          return value;
        },
      )
      .finally(() => running.delete(name));
    running.set(name, loading);
    return loading;
  }

  const cache: CatalogueCache = {
    home: (language) => entries[language].home.read(),
    products: (language) => entries[language].products.read() ?? noLists,
    loadHome(language) {
      const { home } = entries[language];
      return load(
        loadingHomes,
        `home:${language}`,
        () => client(getHomepageInfo, { language }),
        home.store,
        home.read,
      );
    },
    loadProducts(language, type) {
      const { products } = entries[language];
      return load(
        loadingLists,
        `products:${language} ${type}`,
        () => client(findProductsByType, { type, language }),
        (list) => products.store({ ...products.read(), [type]: list }),
        () => products.read()?.[type],
      );
    },
    async loadAll(language) {
      const asks: (() => Promise<unknown>)[] = [
        () => cache.loadHome(language),
        ...productTypes.map((type) => () => cache.loadProducts(language, type)),
      ];
      const requests: Promise<unknown>[] = [];
      wholeLoads += 1;
      for (const ask of asks) {
        requests.push(ask().catch(() => undefined));
        // oxlint-disable-next-line no-await-in-loop -- All at once they would hold up a slow phone.
        await nextTask();
      }
      await Promise.all(requests);
      wholeLoads -= 1;
      tellNews();
      return ![...stale].some((name) => name.includes(`:${language}`));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return cache;
}
