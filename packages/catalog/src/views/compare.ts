import type { Language } from '../language.ts';
import type { ProductType } from '../product-types.ts';
import { products } from '../products/index.ts';
import type { CompareParams } from '../replies/index.ts';
import { specTraits } from '../spec-keys.ts';
import { translate } from '../texts.ts';
import { typeInfo } from '../types.ts';
import { specValue } from './spec-value.ts';
import { productSummaries } from './summary.ts';

/** All models of a type with every row side by side: the reply of `getAllProductParamsCompare`. */
export function compareParams(type: ProductType, language: Language): CompareParams {
  const models = products.filter((product) => product.type === type);
  return {
    type,
    title: translate(language, 'types', `${type}.plural`),
    products: productSummaries(models, language),
    groups: typeInfo(type).groups.map((group) => ({
      key: group.key,
      label: translate(language, 'spec', `groups.${group.key}`),
      rows: group.rows.map((key) => ({
        key,
        label: translate(language, 'spec', `labels.${key}`),
        better: specTraits[key].better,
        values: Object.fromEntries(models.map((model) => [model.code, specValue(model, key, language)])),
      })),
    })),
  };
}
