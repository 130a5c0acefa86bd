import type { ProductInfo } from '@payload/api/contract';
import { NotFound } from '@payload/web/data/data-source.ts';
import type { PageModule } from '@payload/web/navigation/page.ts';

/** Loads the product a page's address names. Codes are exact: `t90` is not the address of the T90. */
export const loadProduct: PageModule<ProductInfo>['load'] = async ({ params, language, source }) => {
  const code = params['code'] ?? '';
  const product = await source.productInfo(code, language);
  if (product.code !== code) throw new NotFound(code);
  return product;
};
