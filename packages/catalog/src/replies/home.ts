import {
  array,
  entriesFromObjects,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  string,
} from 'valibot';
import { aircraftKey, productCode } from './names.ts';
import { homeItem } from './product.ts';

const categoryItem = object(
  entriesFromObjects([
    homeItem,
    object({
      count: number(),
      /** Span of the family, such as `110–130 dB`. */
      range: string(),
    }),
  ]),
);
export type HomeCategoryItem = InferOutput<typeof categoryItem>;

const deviceItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: aircraftKey,
      name: string(),
      /** Payloads that fit, brackets not counted. */
      payloads: number(),
      payloadG: number(),
      plan: string(),
    }),
  ]),
);
export type HomeDeviceItem = InferOutput<typeof deviceItem>;

const compareItem = object(
  entriesFromObjects([
    homeItem,
    object({
      measure: string(),
      bars: array(object({ code: productCode, value: number(), unit: string() })),
    }),
  ]),
);
export type HomeCompareItem = InferOutput<typeof compareItem>;

const hotItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: productCode,
      line: string(),
      /** `label` says what it measures. */
      figure: nullable(object({ value: number(), unit: string(), label: optional(string()) })),
    }),
  ]),
);
export type HomeHotItem = InferOutput<typeof hotItem>;

/** The four lists of the home page, under the names of the specification's home store. */
export const homeInfo = object({
  home_product_category: array(categoryItem),
  home_device_product: array(deviceItem),
  home_product_compare: array(compareItem),
  home_hot_product: array(hotItem),
});
export type HomeInfo = InferOutput<typeof homeInfo>;
