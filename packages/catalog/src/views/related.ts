import { findAircraft } from '../aircraft.ts';
import { drawnPower, needsBracket } from '../fit.ts';
import { formatFigure } from '../format.ts';
import type { Language } from '../language.ts';
import { findProduct, type ProductEntry, products, specValueOf } from '../products/index.ts';
import type { ProductInfo } from '../replies.ts';
import { specTraits } from '../spec-keys.ts';
import { productText, translate } from '../texts.ts';
import { keyFigureOf } from './spec-value.ts';

/** 5 V at 2 A; every other bracket passes on the full power of its aircraft. */
const eportLiteWatts = 10;

type Related = ProductInfo['related'][number];

function link(product: ProductEntry, reason: string, language: Language): Related {
  const { code, route } = product;
  return { code, route: `${route}/${code}`, title: productText(language, code).title, reason };
}

/** The brackets a payload is mounted with: its own, or the usual one of each of its aircraft. */
function bracketsOf(payload: ProductEntry, language: Language): Related[] {
  if (payload.bracket) {
    const bracket = findProduct(payload.bracket);
    return bracket ? [link(bracket, translate(language, 'related', 'osdkBracket'), language)] : [];
  }
  if (!needsBracket(payload)) return [];
  return payload.aircraft.flatMap((key) => {
    const bracket = findProduct(findAircraft(key)?.bracket ?? '');
    return bracket
      ? [link(bracket, translate(language, 'related', 'bracketFor', { aircraft: key }), language)]
      : [];
  });
}

/** What a bracket carries: the payloads that need this very one, or the strongest of each family it can hold. */
function payloadsOf(bracket: ProductEntry, language: Language): Related[] {
  const limitKg = Number(specValueOf(bracket, 'max_load_kg'));
  const reasonFor = (payload: ProductEntry) =>
    translate(language, 'related', 'payloadOn', {
      weight: formatFigure(payload.spec.weight_g, specTraits.weight_g.unit),
      limit: formatFigure(limitKg, specTraits.max_load_kg.unit),
    });
  const bound = products.filter(({ bracket: own }) => own === bracket.code);
  if (bound.length > 0) return bound.map((payload) => link(payload, reasonFor(payload), language));
  const portWatts = specValueOf(bracket, 'ports') === 'eportLite' ? eportLiteWatts : Infinity;
  const strongest = new Map<string, ProductEntry>();
  for (const payload of products) {
    const mounts =
      needsBracket(payload) &&
      payload.bracket === null &&
      drawnPower(payload, portWatts) <= portWatts &&
      payload.aircraft.some((key) => bracket.aircraft.includes(key)) &&
      payload.spec.weight_g <= limitKg * 1000;
    const best = strongest.get(payload.type);
    if (mounts && (!best || keyFigureOf(payload).value > keyFigureOf(best).value)) {
      strongest.set(payload.type, payload);
    }
  }
  return [...strongest.values()].map((payload) => link(payload, reasonFor(payload), language));
}

/** What goes with a product: brackets for a payload, payloads for a bracket. */
export function relatedProducts(product: ProductEntry, language: Language): Related[] {
  return product.type === 'loadbracket' ? payloadsOf(product, language) : bracketsOf(product, language);
}
