import { formatNumber } from '@payload/measure/figure';
import { findAircraft } from '../aircraft.ts';
import { homeAircraft, homeComparisons, hotProducts } from '../home.ts';
import type { Language } from '../language.ts';
import { findProduct, type ProductEntry, products, specValueOf } from '../products/index.ts';
import type {
  HomeCategoryItem,
  HomeCompareItem,
  HomeDeviceItem,
  HomeHotItem,
  HomeInfo,
} from '../replies/index.ts';
import type { SpecTextKey } from '../schema.ts';
import { productText, resources, translate } from '../texts.ts';
import { type TypeInfo, typeInfo, types } from '../types.ts';
import { productsFor } from './device.ts';
import { keyFigureOf, specValue } from './spec-value.ts';

/** The span of a family's figure, or the words that more than half of its models share. */
function familyRange({ type, range }: TypeInfo, models: readonly ProductEntry[], language: Language): string {
  if ('spanOf' in range) {
    const figures = models.map((model) => Number(specValueOf(model, range.spanOf)) / range.divisor);
    return translate(language, 'types', `${type}.range`, {
      from: formatNumber(Math.min(...figures)),
      to: formatNumber(Math.max(...figures)),
      unit: range.unit,
    });
  }
  const told = models.flatMap(({ spec }) => (range.wordsOf in spec ? [spec[range.wordsOf]] : []));
  const names: Partial<Record<SpecTextKey, string>> = resources[language].types.integratedmachine.functions;
  const functions = [...new Set(told.flat())]
    .filter((word) => 2 * told.filter((list) => list.includes(word)).length > models.length)
    .flatMap((word) => names[word] ?? [])
    .join(translate(language, 'types', 'integratedmachine.functionSeparator'));
  return translate(language, 'types', `${type}.range`, { functions });
}

function categories(language: Language): HomeCategoryItem[] {
  return types.map((info, index) => {
    const models = products.filter(({ type }) => type === info.type);
    return {
      resOrder: index + 1,
      resRoute: info.type.toLowerCase(),
      resUrl: findProduct(info.picture).bgImg,
      resTitle: translate(language, 'types', `${info.type}.plural`),
      count: models.length,
      range: familyRange(info, models, language),
    };
  });
}

function devices(language: Language): HomeDeviceItem[] {
  return homeAircraft.map((key, index) => {
    const aircraft = findAircraft(key);
    const name = translate(language, 'aircraft', `${key}.name`);
    return {
      resOrder: index + 1,
      resRoute: key.toLowerCase(),
      resUrl: `aircraft/${aircraft.picture}.webp`,
      resTitle: name,
      code: key,
      name,
      payloads: productsFor(key).filter(({ type }) => type !== 'loadbracket').length,
      payloadG: aircraft.payloadG,
      plan: aircraft.plan,
    };
  });
}

function comparisons(language: Language): HomeCompareItem[] {
  return homeComparisons.map(({ type, picture, models }, index) => ({
    resOrder: index + 1,
    resRoute: type.toLowerCase(),
    resUrl: findProduct(picture).resUrl,
    resTitle: translate(language, 'types', `${type}.plural`),
    measure: translate(language, 'types', `${type}.measure`),
    bars: models.map((code) => ({ code, ...keyFigureOf(findProduct(code)) })),
  }));
}

function hot(language: Language): HomeHotItem[] {
  return hotProducts.map((code, index) => {
    const product = findProduct(code);
    const { title, line } = productText(language, code);
    return {
      resOrder: index + 1,
      // The site puts a slash where `?#` stands (specification, section 2).
      resRoute: `details${product.route}/${code}`.replaceAll('/', '?#'),
      resUrl: product.bgImg,
      resTitle: title,
      code,
      line,
      figure: {
        ...keyFigureOf(product),
        label: specValue(product, typeInfo(product.type).keyFigure, language).label,
      },
    };
  });
}

/** The four lists of the home page: the reply of `getHomepageInfo`. */
export function homeInfo(language: Language): HomeInfo {
  return {
    home_product_category: categories(language),
    home_device_product: devices(language),
    home_product_compare: comparisons(language),
    home_hot_product: hot(language),
  };
}
