import type { ProductSummary } from '@payload/api/contract';
import { useTranslation } from 'react-i18next';
import { numberOf } from './spec.ts';

/** Alternative texts of product pictures; they say that the picture is an illustration. */
export function useAlt(): (product: ProductSummary) => string {
  const { t } = useTranslation();
  return (product) => {
    const hooks = numberOf(product.figures.find((figure) => figure.key === 'hooks'));
    return t(`words.alt.${product.type}`, { code: product.code, hooks });
  };
}
