import { createClient1 } from '@payload/api';
import { createCatalogueCache } from '@payload/api/cache';
import { getProductInfo, type ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';

// One client and one cache a page. A chunk of its own: the first page is complete without them.
export const client = createClient1();
export const cache = createCatalogueCache({ client, localStorage: () => window.localStorage });

const products = new Map<string, Promise<ProductInfo>>();

/** A product, asked for once a page; what did not come is asked for anew. Errors: those of the client. */
export function loadProductInfo(code: string, language: Language): Promise<ProductInfo> {
  const name = `${language} ${code}`;
  const known = products.get(name);
  if (known) return known;
  const request = client(getProductInfo, { code, language });
  products.set(name, request);
  request.catch(() => products.delete(name));
  return request;
}

export {
  findProductsByDevice,
  getAllProductParamsCompare,
  getOtaByCode,
  getOtaByType,
  productTypes,
  recommend,
} from '@payload/api/contract';
