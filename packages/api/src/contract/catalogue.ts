import type {
  FlashPatternKey,
  GroupKey,
  ProblemCode,
  ProductType,
  SpecKey,
  WarningColour,
} from '@payload/catalog';
import {
  array,
  boolean,
  entriesFromObjects,
  fallback,
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
import { aircraftKey, nameOf, productCode } from './names.ts';

// Schemas of the replies whose types the catalogue has (decision 0042): it says what each part means.
export type {
  Aircraft,
  CompareParams,
  DeviceProducts,
  ProductInfo,
  ProductSummary,
  ProductType,
  SpecValue,
} from '@payload/catalog';

/** The kinds of product, in menu order. */
export const productTypes = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
  'loadbracket',
] as const satisfies readonly ProductType[];

const specKey = nameOf<SpecKey>();
const groupKey = nameOf<GroupKey>();

// Here and in the other files shapes are put together by `entriesFromObjects`: a bundler takes a spread
// for something that happens, and would keep these schemas on pages that parse none of them.
const specItem = object({ key: specKey, label: string(), short: optional(string()), sample: boolean() });

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

export const homeItem = object({
  resOrder: number(),
  resRoute: string(),
  resUrl: string(),
  resTitle: string(),
});

const summary = object({
  code: productCode,
  type: picklist(productTypes),
  route: picklist(['/product', '/productSupport']),
  num: tuple([number(), number()]),
  title: string(),
  line: string(),
  figures: array(specValue),
  keyFigure: nullable(specValue),
  aircraft: array(aircraftKey),
});

export const productSummary = object(entriesFromObjects([homeItem, summary]));

export const aircraft = object({
  key: aircraftKey,
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

const cone = object({ angleDeg: number(), candela: number(), recognisedM: number() });
const beam = object(
  entriesFromObjects([
    cone,
    object({ fluxLm: number(), points: array(object({ distanceM: number(), lux: number() })) }),
  ]),
);
const otherBeam = object(entriesFromObjects([object({ code: productCode }), cone]));
const sound = object({
  reachM: number(),
  levelDb: number(),
  points: array(object({ distanceM: number(), levelDb: number() })),
});
const strobe = object({ colours: array(nameOf<WarningColour>()) });
const part = object({ lengthMm: number(), heightMm: number(), weightG: number() });
const area = object({ width: number(), height: number() });

const physics = variant('kind', [
  object(entriesFromObjects([object({ kind: literal('beam'), others: array(otherBeam) }), beam])),
  object(
    entriesFromObjects([
      object({
        kind: literal('sound'),
        angleDeg: number(),
        pitchDeg: nullable(object({ from: number(), to: number() })),
      }),
      sound,
    ]),
  ),
  object({
    kind: literal('load'),
    hooks: number(),
    perHookKg: number(),
    totalKg: number(),
    releaseS: number(),
    aircraft: array(object({ key: aircraftKey, kg: number() })),
  }),
  object({
    kind: literal('sign'),
    pixels: area,
    panelMm: area,
    sides: number(),
    luminanceCdM2: number(),
    readableM: number(),
  }),
  object(
    entriesFromObjects([
      object({
        kind: literal('strobe'),
        patterns: array(
          object({
            key: nameOf<FlashPatternKey>(),
            colours: array(nameOf<WarningColour>()),
            timesMs: array(number()),
          }),
        ),
        visibleM: number(),
        batteryH: number(),
      }),
      strobe,
    ]),
  ),
  object({ kind: literal('footprint'), beam, sound, strobe: nullable(strobe) }),
  object({
    kind: literal('stack'),
    bracket: part,
    ratedKg: number(),
    aircraft: array(object({ key: aircraftKey, payloadG: number() })),
    payloads: array(
      object(entriesFromObjects([object({ code: productCode, aircraft: array(aircraftKey) }), part])),
    ),
  }),
]);

const captioned = object({ name: string(), text: string(), alt: string() });

const details = object({
  headline: string(),
  description: string(),
  features: array(object({ name: string(), text: string() })),
  basics: array(object({ title: string(), text: string() })),
  groups: array(object({ key: groupKey, label: string(), rows: array(specValue) })),
  // A reply of an earlier version, kept on the device, has none, and one of a later may have a kind that is not known
  // here. Then nothing is drawn, and the page is there all the same.
  physics: fallback(nullable(physics), null),
  fits: array(object(entriesFromObjects([aircraft, object({ share: number() })]))),
  problems: array(object({ code: nameOf<ProblemCode>(), title: string() })),
  pictures: fallback(
    nullable(
      object({
        detail: captioned,
        aboard: captioned,
      }),
    ),
    null,
  ),
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

export const deviceProducts = object({ aircraft, products: array(productSummary) });

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
          better: nullable(picklist(['more', 'less'])),
          values: record(productCode, specValue),
        }),
      ),
    }),
  ),
});
