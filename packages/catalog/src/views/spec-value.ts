import { formatFigure, formatNumber, formatSize } from '@payload/measure/figure';
import { type AircraftKey, aircraftKeys, findAircraft } from '../aircraft.ts';
import { cargoByAircraft } from '../fit.ts';
import type { Language } from '../language.ts';
import { supplyOn } from '../ports.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { ProductInfo, SpecValue } from '../replies/index.ts';
import { isSpecText, type SpecData, type SpecTextKey } from '../schema.ts';
import { type SpecKey, specTraits } from '../spec-keys.ts';
import { translate } from '../texts.ts';
import { typeInfo } from '../types.ts';

type Content = SpecValue extends infer V
  ? V extends SpecValue
    ? Omit<V, 'key' | 'label' | 'sample'>
    : never
  : never;

const none: Content = { kind: 'none' };

function words(keys: readonly SpecTextKey[], language: Language): string {
  const joined = keys
    .map((key) => translate(language, 'spec', `values.${key}`))
    .join(translate(language, 'spec', 'patterns.list'));
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function aircraftNames(keys: readonly AircraftKey[], language: Language): string {
  return keys.length === aircraftKeys.length
    ? translate(language, 'spec', 'patterns.allAircraft', { count: keys.length })
    : keys.join(translate(language, 'spec', 'patterns.list'));
}

/** How a product is powered: by its supply, and on the aircraft without that port through a bracket. */
function supply(product: ProductEntry, language: Language): Content {
  const usual = content(specValueOf(product, 'supply'), 'supply', language);
  if (usual.kind !== 'text') return usual;
  const elsewhere = product.aircraft.flatMap((key) => {
    const found = supplyOn(product, findAircraft(key));
    if (!found || found === 'direct') return [];
    const port = translate(language, 'spec', `ports.${found.port}`);
    return [
      translate(language, 'spec', 'patterns.supplyOn', { aircraft: key, port, bracket: found.bracket.code }),
    ];
  });
  const parts = [usual.text, ...elsewhere];
  return { kind: 'text', text: parts.join(translate(language, 'spec', 'patterns.cargoList')) };
}

const isLengths = (data: readonly number[] | readonly SpecTextKey[]): data is readonly number[] =>
  data.every((part) => typeof part === 'number');

function content(data: SpecData | undefined, key: SpecKey, language: Language): Content {
  const { unit, verbatim } = specTraits[key];
  if (data === null || data === undefined) return none;
  if (typeof data === 'number') return { kind: 'figure', value: data, unit };
  if (typeof data === 'string') {
    const isWord = !verbatim && isSpecText(data);
    return { kind: 'text', text: isWord ? translate(language, 'spec', `values.${data}`) : data };
  }
  if ('from' in data) return { kind: 'range', ...data, unit };
  return isLengths(data)
    ? { kind: 'size', lengths: [...data], unit }
    : { kind: 'text', text: words(data, language) };
}

function derived(product: ProductEntry, key: SpecKey, language: Language): Content {
  switch (key) {
    case 'aircraft':
      return { kind: 'text', text: aircraftNames(product.aircraft, language) };
    case 'cloud_api':
      return product.apiPath ? { kind: 'text', text: translate(language, 'spec', 'values.supported') } : none;
    case 'supply':
      return supply(product, language);
    case 'cargo_max_kg':
      return {
        kind: 'figure',
        value: Math.max(...cargoByAircraft(product).map(({ kg }) => kg)),
        unit: specTraits[key].unit,
      };
    case 'cargo_limit': {
      const limits = cargoByAircraft(product).map((limit) =>
        translate(language, 'spec', 'patterns.cargo', {
          aircraft: limit.key,
          weight: formatFigure(limit.kg, specTraits.cargo_max_kg.unit),
        }),
      );
      return { kind: 'text', text: limits.join(translate(language, 'spec', 'patterns.cargoList')) };
    }
    default:
      return content(specValueOf(product, key), key, language);
  }
}

/** One specification row of a product, computed rows included. */
export function specValue(product: ProductEntry, key: SpecKey, language: Language): SpecValue {
  return {
    key,
    label: translate(language, 'spec', `labels.${key}`),
    sample: !product.published.includes(key),
    ...derived(product, key, language),
  };
}

/** All rows of a product under the headings of its type: the same for every model of the type. */
export function specGroups(product: ProductEntry, language: Language): ProductInfo['groups'] {
  return typeInfo(product.type).groups.map(({ key, rows }) => ({
    key,
    label: translate(language, 'spec', `groups.${key}`),
    rows: rows.map((row) => specValue(product, row, language)),
  }));
}

/** A specification value as running text; empty for `none`. */
export function specText(value: SpecValue, language: Language): string {
  switch (value.kind) {
    case 'figure':
      return formatFigure(value.value, value.unit);
    case 'range': {
      const to = formatFigure(value.to, value.unit);
      return translate(language, 'spec', 'patterns.range', { from: formatNumber(value.from), to });
    }
    case 'size':
      return formatSize(value.lengths, value.unit);
    case 'text':
      return value.text;
    default:
      return '';
  }
}

/** The family's sort figure of a product, as a number with its unit. */
export function keyFigureOf(product: ProductEntry): { value: number; unit: string } {
  const { keyFigure } = typeInfo(product.type);
  return { value: Number(specValueOf(product, keyFigure)), unit: specTraits[keyFigure].unit };
}
