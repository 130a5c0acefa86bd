export type { OpenStorage, StorageLike } from '../storage.ts';
export {
  type CatalogueCache,
  type CatalogueCacheOptions,
  createCatalogueCache,
  type ProductLists,
} from './catalogue-cache.ts';
export {
  aircraftStorage,
  languageStorage,
  type StoredValue,
  tokenStorage,
  type Variant,
  variantStorage,
} from './stored-value.ts';
