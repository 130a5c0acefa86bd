import { formatFigure } from '@payload/measure/figure';
import { aircraft, findAircraft } from '../aircraft.ts';
import { drawnPower, needsBracket } from '../fit.ts';
import type { Language } from '../language.ts';
import { bracketOn, bracketWatts } from '../ports.ts';
import { type ProductEntry, products, specValueOf } from '../products/index.ts';
import type { ProductInfo } from '../replies/index.ts';
import { specTraits } from '../spec-keys.ts';
import { productText, translate } from '../texts.ts';
import { keyFigureOf } from './spec-value.ts';

type Related = ProductInfo['related'][number];

function link(product: ProductEntry, reason: string, language: Language): Related {
  const { code, route } = product;
  return { code, route: `${route}/${code}`, title: productText(language, code).title, reason };
}

/** The brackets a payload is mounted with, one for each of its aircraft that needs one. */
function bracketsOf(payload: ProductEntry, language: Language): Related[] {
  return payload.aircraft.flatMap((key) => {
    const bracket = bracketOn(payload, findAircraft(key));
    if (!bracket) return [];
    return bracket.code === payload.bracket
      ? [link(bracket, translate(language, 'related', 'osdkBracket'), language)]
      : [link(bracket, translate(language, 'related', 'bracketFor', { aircraft: key }), language)];
  });
}

/** What a bracket carries: the payloads that need this very one, and the strongest of each family it can hold. */
function payloadsOf(bracket: ProductEntry, language: Language): Related[] {
  const limitKg = Number(specValueOf(bracket, 'max_load_kg'));
  const reasonFor = (payload: ProductEntry) =>
    translate(language, 'related', 'payloadOn', {
      weight: formatFigure(payload.spec.weight_g, specTraits.weight_g.unit),
      limit: formatFigure(limitKg, specTraits.max_load_kg.unit),
    });
  const bound = products.filter(({ bracket: own }) => own === bracket.code);
  const carries = (payload: ProductEntry) =>
    bound.length > 0
      ? payload.aircraft.some((key) => bracketOn(payload, findAircraft(key)) === bracket)
      : payload.aircraft.some((key) => bracket.aircraft.includes(key));
  const portWatts = bracketWatts(bracket, aircraft);
  const strongest = new Map<string, ProductEntry>();
  for (const payload of products) {
    const mounts =
      needsBracket(payload) &&
      payload.bracket === null &&
      drawnPower(payload, portWatts) <= portWatts &&
      carries(payload) &&
      payload.spec.weight_g <= limitKg * 1000;
    const best = strongest.get(payload.type);
    if (mounts && (!best || keyFigureOf(payload).value > keyFigureOf(best).value)) {
      strongest.set(payload.type, payload);
    }
  }
  return [...bound, ...strongest.values()].map((payload) => link(payload, reasonFor(payload), language));
}

/** What goes with a product: brackets for a payload, payloads for a bracket. */
export function relatedProducts(product: ProductEntry, language: Language): Related[] {
  return product.type === 'loadbracket' ? payloadsOf(product, language) : bracketsOf(product, language);
}
