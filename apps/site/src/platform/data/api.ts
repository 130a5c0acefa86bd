import { createClient1 } from '@payload/api';
import { createCatalogueCache } from '@payload/api/cache';

// One client and one cache a page. A chunk of its own: the first page is complete without them.
export const client = createClient1();
export const cache = createCatalogueCache({ client, localStorage: () => window.localStorage });

export {
  findProductsByDevice,
  getAllProductParamsCompare,
  getOtaByCode,
  getOtaByType,
  getProductInfo,
  productTypes,
  recommend,
} from '@payload/api/contract';
