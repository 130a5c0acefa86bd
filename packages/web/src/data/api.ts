import { createClient1, shareReplies, showForbiddenPage } from '@payload/api';
import { createCatalogueCache } from '@payload/api/cache';
import { getProductInfo, type ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';

// One client and one cache a page. A chunk of its own: the first page is complete without them.
/** For what a visitor presses: a 403 that is a page is shown in the place of the document. */
export const client = createClient1();
/** For what is asked for ahead of a visitor, or behind: a page stays as it is whatever is refused. */
const quietClient = createClient1({ onForbiddenPage: () => {} });
/**
 * For what pages are made of, which several of them want at once. A refusal that is a page is left to the loader, which
 * knows whether the visitor has asked.
 */
export const pageClient = shareReplies(quietClient);
export const cache = createCatalogueCache({
  client: quietClient,
  localStorage: () => window.localStorage,
});

const products = new Map<string, Promise<ProductInfo>>();

/** A product, asked for once a page; what did not come is asked for again. Errors: those of the client. */
export function loadProductInfo(code: string, language: Language): Promise<ProductInfo> {
  const name = `${language} ${code}`;
  const known = products.get(name);
  if (known) return known;
  const request = quietClient(getProductInfo, { code, language });
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
export { showForbiddenPage };
