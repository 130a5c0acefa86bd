import type { Language } from '../language.ts';
import type { ProductType } from '../product-types.ts';
import { products } from '../products/index.ts';
import type { ProductSummary } from '../replies/index.ts';
import { productSummaries } from './summary.ts';

/** The models of a type in menu order: the reply of `findProductsByType`. */
export function productsByType(type: ProductType, language: Language): ProductSummary[] {
  return productSummaries(
    products.filter((product) => product.type === type),
    language,
  );
}
