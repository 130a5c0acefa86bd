import {
  array,
  boolean,
  entriesFromObjects,
  fallback,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  tuple,
  variant,
} from 'valibot';
import type { ProblemCode } from '../problems.ts';
import { productTypes } from '../product-types.ts';
import type { SpecKey } from '../spec-keys.ts';
import type { GroupKey } from '../types.ts';
import { aircraftKey, nameOf, productCode } from './names.ts';
import { physics } from './physics.ts';

const specKey = nameOf<SpecKey>();
const groupKey = nameOf<GroupKey>();

// Here and in the other files shapes are put together by `entriesFromObjects`: a bundler takes a spread
// for something that happens, and would keep these schemas on pages that parse none of them.
const specItem = object({
  key: specKey,
  /** In the language asked for. */
  label: string(),
  /** The label where three figures share a card. */
  short: optional(string()),
  /** False only for figures the owner has published. */
  sample: boolean(),
});

export const specValue = variant('kind', [
  object(
    entriesFromObjects([specItem, object({ kind: literal('figure'), value: number(), unit: string() })]),
  ),
  object(
    entriesFromObjects([
      specItem,
      object({ kind: literal('range'), from: number(), to: number(), unit: string() }),
    ]),
  ),
  object(
    entriesFromObjects([
      specItem,
      object({ kind: literal('size'), lengths: array(number()), unit: string() }),
    ]),
  ),
  object(entriesFromObjects([specItem, object({ kind: literal('text'), text: string() })])),
  object(entriesFromObjects([specItem, object({ kind: literal('none') })])),
]);
/**
 * One value of a specification. Units are written as shown (`g`, `mm`, `dB`, `lm`, `°` ...), `''` where a figure is a
 * count. `none`: does not apply, or is not offered.
 */
export type SpecValue = InferOutput<typeof specValue>;

/** What every list item of the site has. */
export const homeItem = object({
  /** Order and key. */
  resOrder: number(),
  /** Leads on; `?#` in it stands for `/`. */
  resRoute: string(),
  /** A picture's address without a leading slash. */
  resUrl: string(),
  resTitle: string(),
});

/** Base of a product's address. */
export const productRoute = picklist(['/product', '/productSupport']);

const summary = object({
  code: productCode,
  type: picklist(productTypes),
  route: productRoute,
  /** Position of the type (1..7) and of the model within it (1..). */
  num: tuple([number(), number()]),
  title: string(),
  line: string(),
  figures: array(specValue),
  keyFigure: nullable(specValue),
  aircraft: array(aircraftKey),
});

export const productSummary = object(entriesFromObjects([homeItem, summary]));
/** A product as a card shows it. */
export type ProductSummary = InferOutput<typeof productSummary>;

export const aircraft = object({
  key: aircraftKey,
  /** Its key in lower case. */
  route: string(),
  name: string(),
  /** 'Matrice 400 class' (a sentence adds 'aircraft'); in Chinese '经纬 M400 级无人机'. */
  className: string(),
  /** What it may lift, in grams. */
  payloadG: number(),
  /** What its strongest port gives, in watts. */
  watts: number(),
  port: string(),
  ip: string(),
  psdk: string(),
  plan: string(),
  picture: string(),
});
export type Aircraft = InferOutput<typeof aircraft>;

const captioned = object({ name: string(), text: string(), alt: string() });

const details = object({
  /** A few words for the stage. */
  headline: string(),
  description: string(),
  features: array(object({ name: string(), text: string() })),
  basics: array(object({ title: string(), text: string() })),
  groups: array(object({ key: groupKey, label: string(), rows: array(specValue) })),
  // A reply of an earlier version, kept on the device, has none, and one of a later may have a kind that is not known
  // here. Then nothing is drawn, and the page is there all the same.
  physics: fallback(nullable(physics), null),
  /** `share` is the part of the aircraft's payload it takes, in whole per cent. */
  fits: array(object(entriesFromObjects([aircraft, object({ share: number() })]))),
  problems: array(object({ code: nameOf<ProblemCode>(), title: string() })),
  /** Its pictures besides that of the stage: of a detail, and on an aircraft that it fits. Null where it has none. */
  pictures: fallback(nullable(object({ detail: captioned, aboard: captioned })), null),
  apiPath: nullable(string()),
  video: nullable(string()),
  bgImg: string(),
  siblings: array(productSummary),
  bracket: nullable(
    object({ englishName: string(), adaptedAircraft: string(), size: string(), weight: string() }),
  ),
  related: array(object({ code: productCode, route: string(), title: string(), reason: string() })),
});

export const productInfo = object(entriesFromObjects([homeItem, summary, details]));
/** A product's page. */
export type ProductInfo = InferOutput<typeof productInfo>;

export const deviceProducts = object({ aircraft, products: array(productSummary) });
/** What one aircraft can carry. */
export type DeviceProducts = InferOutput<typeof deviceProducts>;

export const compareParams = object({
  type: picklist(productTypes),
  title: string(),
  products: array(productSummary),
  groups: array(
    object({
      key: groupKey,
      label: string(),
      rows: array(
        object({
          key: specKey,
          label: string(),
          /** Which way is better, where 'better' means something. */
          better: nullable(picklist(['more', 'less'])),
          /** By product code. */
          values: record(productCode, specValue),
        }),
      ),
    }),
  ),
});
/** All models of a type side by side. */
export type CompareParams = InferOutput<typeof compareParams>;
