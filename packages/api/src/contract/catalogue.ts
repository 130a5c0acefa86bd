import {
  array,
  boolean,
  entriesFromObjects,
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

/** The seven kinds of product, in menu order. */
export const productTypes = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
  'loadbracket',
] as const;
export type ProductType = (typeof productTypes)[number];

// Here and in the other files shapes are put together by `entriesFromObjects`: a bundler takes a spread
// for something that happens, and would keep these schemas on pages that parse none of them.
const specItem = object({
  key: string(),
  label: string(),
  /** The label where three figures share a card; figures of cards have one. */
  short: optional(string()),
  /** False only for figures the owner has published. */
  sample: boolean(),
});

/**
 * One value of a specification, with its label in the language asked for. Units are written as shown
 * (`g`, `mm`, `dB`, `lm`, `°` ...); `''` where a figure is a count. `none`: does not apply, not offered.
 */
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
export type SpecValue = InferOutput<typeof specValue>;

/**
 * What the items of all lists have in common. `resOrder` orders and identifies, `resRoute` leads on
 * (`?#` in it stands for `/`), `resUrl` is a picture's address without a leading slash.
 */
export const homeItem = object({
  resOrder: number(),
  resRoute: string(),
  resUrl: string(),
  resTitle: string(),
});

const summary = object({
  code: string(),
  type: picklist(productTypes),
  route: picklist(['/product', '/productSupport']),
  num: tuple([number(), number()]),
  title: string(),
  line: string(),
  figures: array(specValue),
  keyFigure: nullable(specValue),
  aircraft: array(string()),
});

/** A product as a card of a list shows it. */
export const productSummary = object(entriesFromObjects([homeItem, summary]));
export type ProductSummary = InferOutput<typeof productSummary>;

/** An aircraft: most payload in grams, power of its port in watts; `route` is its key in lower case. */
export const aircraft = object({
  key: string(),
  route: string(),
  name: string(),
  className: string(),
  payloadG: number(),
  watts: number(),
  port: string(),
  ip: string(),
  psdk: string(),
  plan: string(),
  picture: string(),
});
export type Aircraft = InferOutput<typeof aircraft>;

const details = object({
  /** A few words for the stage. */
  headline: string(),
  description: string(),
  features: array(object({ name: string(), text: string() })),
  basics: array(object({ title: string(), text: string() })),
  groups: array(object({ key: string(), label: string(), rows: array(specValue) })),
  fits: array(object(entriesFromObjects([aircraft, object({ share: number() })]))),
  problems: array(object({ code: string(), title: string() })),
  apiPath: nullable(string()),
  video: nullable(string()),
  /** What its film shows, where those are not its `figures`. */
  bgImg: string(),
  siblings: array(productSummary),
  bracket: nullable(
    object({ englishName: string(), adaptedAircraft: string(), size: string(), weight: string() }),
  ),
  related: array(object({ code: string(), route: string(), title: string(), reason: string() })),
});

/** All that is known of one product. `share` is what of the aircraft's payload it takes, in per cent. */
export const productInfo = object(entriesFromObjects([homeItem, summary, details]));
export type ProductInfo = InferOutput<typeof productInfo>;

/** The products one aircraft can carry. */
export const deviceProducts = object({ aircraft, products: array(productSummary) });
export type DeviceProducts = InferOutput<typeof deviceProducts>;

/** All products of a type with all their values, side by side; `values` is keyed by product code. */
export const compareParams = object({
  type: picklist(productTypes),
  title: string(),
  products: array(productSummary),
  groups: array(
    object({
      key: string(),
      label: string(),
      rows: array(
        object({
          key: string(),
          label: string(),
          /** Which way is better, where 'better' means something. */
          better: nullable(picklist(['more', 'less'])),
          values: record(string(), specValue),
        }),
      ),
    }),
  ),
});
export type CompareParams = InferOutput<typeof compareParams>;
