export type { OpenStorage, StorageLike } from '../storage.ts';
export {
  type CatalogueCache,
  type CatalogueCacheOptions,
  createCatalogueCache,
  type ProductLists,
} from './catalogue-cache.ts';
export {
  type Remembered,
  rememberLanguage,
  rememberToken,
  rememberVariant,
  type Variant,
} from './remembered.ts';
