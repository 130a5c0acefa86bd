import { formatFigure } from '@payload/measure/figure';
import { findAircraft } from '../aircraft.ts';
import { payloadShare } from '../fit.ts';
import type { Language } from '../language.ts';
import { physicsOf } from '../physics.ts';
import { findProduct, type ProductEntry, products } from '../products/index.ts';
import type { ProductInfo } from '../replies/index.ts';
import { productText, translate } from '../texts.ts';
import { aircraftView } from './device.ts';
import { relatedProducts } from './related.ts';
import { keyFigureOf, specGroups, specText, specValue } from './spec-value.ts';
import { productSummaries, productSummary } from './summary.ts';

const figure = (product: ProductEntry) => keyFigureOf(product).value;

/** Up to three of the same type whose key figure is nearest, from least to most. */
function siblingsOf(product: ProductEntry): ProductEntry[] {
  const own = figure(product);
  return products
    .filter(({ type, code }) => type === product.type && code !== product.code)
    .toSorted((a, b) => Math.abs(figure(a) - own) - Math.abs(figure(b) - own))
    .slice(0, 3)
    .toSorted((a, b) => figure(a) - figure(b));
}

/** What is said of the pictures besides that of the stage. */
function picturesOf(product: ProductEntry, language: Language): ProductInfo['pictures'] {
  const { code, aboard } = product;
  const { pictures } = productText(language, code);
  if (!aboard || !pictures) return null;
  const carrier = findAircraft(aboard);
  const aircraft = aircraftView(carrier, language).className;
  const share = translate(language, 'pictures', 'share', {
    share: payloadShare(product, carrier),
    limit: formatFigure(carrier.payloadG, 'g'),
  });
  return {
    detail: pictures.detail,
    aboard: {
      name: translate(language, 'pictures', 'aboard', { aircraft }),
      // Chinese sentences follow each other without a space.
      text: [share, pictures.aboard.text].join(language === 'cn' ? '' : ' '),
      alt: translate(language, 'pictures', 'alt', { code, aircraft }),
    },
  };
}

/** The four basic fields of a bracket (specification, section 3). */
function bracketFields(product: ProductEntry, language: Language): ProductInfo['bracket'] {
  if (product.type !== 'loadbracket') return null;
  const text = (key: Parameters<typeof specValue>[1]) =>
    specText(specValue(product, key, language), language);
  return {
    englishName: text('english_name'),
    adaptedAircraft: text('aircraft'),
    size: text('size_mm'),
    weight: text('weight_g'),
  };
}

/**
 * A product's page: the reply of `getProductInfo`.
 *
 * @param code the exact model code; `resolveProductCode` finds it for older names and other cases
 * @returns null where there is no such model
 */
export function productInfo(code: string, language: Language): ProductInfo | null {
  const product = findProduct(code);
  if (!product) return null;
  const { headline, description, features, basics } = productText(language, product.code);
  // `child` holds the numbers, from 1, of the features a bracket's page shows.
  const shown = product.child?.map((number) => features[number - 1]).filter((one) => one !== undefined);
  return {
    ...productSummary(product, product.num[1], language),
    headline,
    description,
    features: shown ?? features,
    basics,
    groups: specGroups(product, language),
    fits: product.aircraft.map((key) => {
      const aircraft = findAircraft(key);
      return { ...aircraftView(aircraft, language), share: payloadShare(product, aircraft) };
    }),
    physics: physicsOf(product),
    problems: product.problems.map((problem) => ({
      code: problem,
      title: translate(language, 'problems', problem),
    })),
    pictures: picturesOf(product, language),
    apiPath: product.apiPath,
    video: product.video,
    bgImg: product.bgImg,
    siblings: productSummaries(siblingsOf(product), language),
    bracket: bracketFields(product, language),
    related: relatedProducts(product, language),
  };
}
