import { type AircraftEntry, type AircraftKey, aircraft } from '../aircraft.ts';
import type { FlashPatternKey } from '../flash-patterns.ts';
import { type ProblemCode, problemsOf } from '../problems.ts';
import type { ProductType } from '../product-types.ts';
import { productTypes } from '../product-types.ts';
import type { SpecData, SpecOf } from '../schema.ts';
import type { SpecKey } from '../spec-keys.ts';
import { typeInfo } from '../types.ts';
import type { ProductSource } from './source.ts';
import { type ProductCode, sources } from './sources.ts';

/** A model of the catalogue with all fields of the specification's section 3. */
export interface ProductEntry<T extends ProductType = ProductType> {
  code: ProductCode;
  type: T;
  route: '/product' | '/productSupport';
  /** i18next key of the title, with its namespace. */
  titleKey: `products:${ProductCode}.title`;
  /** Cut-out picture, below `/static/pic/` and `/public/min/`. */
  resUrl: string;
  /** Night stage picture, same folders. */
  bgImg: string;
  /** Position of the type (1..7) and of the model within it (1..), in menu order: `1;1` is H1T. */
  num: [number, number];
  video: string | null;
  /** The aircraft it hangs from in a picture; null where it has neither that picture nor one of a detail. */
  aboard: AircraftKey | null;
  apiPath: string | null;
  problems: ProblemCode[];
  aircraft: readonly AircraftKey[];
  published: readonly SpecKey[];
  synonyms: readonly string[];
  bracket: ProductCode | null;
  child: readonly number[] | null;
  patterns: readonly FlashPatternKey[];
  spec: SpecOf<T>;
}

function liftedBy(weightG: number): AircraftKey[] {
  return aircraft.filter(({ payloadG }: AircraftEntry) => payloadG >= weightG).map(({ key }) => key);
}

function assemble<T extends ProductType>(
  type: T,
  source: ProductSource<T, ProductCode>,
  index: number,
): ProductEntry<T> {
  return {
    code: source.code,
    type,
    route: typeInfo(type).route,
    titleKey: `products:${source.code}.title`,
    resUrl: `products/${source.code}.webp`,
    bgImg: `night/${source.code}.webp`,
    num: [productTypes.indexOf(type) + 1, index + 1],
    video: source.video ?? null,
    aboard: source.aboard ?? null,
    apiPath: source.apiPath ?? null,
    problems: problemsOf(type),
    aircraft: source.aircraft === 'all' ? liftedBy(source.spec.weight_g) : source.aircraft,
    published: source.published ?? [],
    synonyms: source.synonyms ?? [],
    bracket: source.bracket ?? null,
    child: source.child ?? null,
    patterns: source.patterns ?? [],
    spec: source.spec,
  };
}

/** All models, type by type in menu order. */
export const products: readonly ProductEntry[] = productTypes.flatMap((type) =>
  sources[type].map((source, index) => assemble(type, source, index)),
);

/** Codes of all models in menu order. */
export const productCodes: readonly ProductCode[] = products.map(({ code }) => code);

const byCode = new Map<string, ProductEntry>(products.map((product) => [product.code, product]));

/** The model with exactly this code; null where there is none. */
export function findProduct(code: ProductCode): ProductEntry;
export function findProduct(code: string): ProductEntry | null;
export function findProduct(code: string): ProductEntry | null {
  return byCode.get(code) ?? null;
}

const byLooseCode = new Map(
  products.flatMap((product) =>
    [...product.synonyms, product.code].map((name) => [name.toLowerCase(), product] as const),
  ),
);

/**
 * The code an address means: any case, and older names such as `PTS4` for PTS42023.
 * Null where no model is meant.
 */
export function resolveProductCode(name: string): ProductCode | null {
  return byLooseCode.get(name.toLowerCase())?.code ?? null;
}

/** A specification value by its key, whatever the type; undefined where the type has no such key. */
export function specValueOf(product: ProductEntry, key: SpecKey): SpecData | undefined {
  return (product.spec as Record<string, SpecData>)[key];
}
