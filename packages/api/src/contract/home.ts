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
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { homeItem } from './catalogue.ts';

const categoryItem = object(entriesFromObjects([homeItem, object({ count: number(), range: string() })]));

const deviceItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: string(),
      name: string(),
      payloads: number(),
      payloadG: number(),
      plan: string(),
    }),
  ]),
);

const compareItem = object(
  entriesFromObjects([
    homeItem,
    object({
      measure: string(),
      bars: array(object({ code: string(), value: number(), unit: string() })),
    }),
  ]),
);

const hotItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: string(),
      line: string(),
      /** What it measures is said by `label`. */
      figure: nullable(object({ value: number(), unit: string(), label: optional(string()) })),
    }),
  ]),
);

/** The four lists of the home page, under the names of the specification's home store. */
export const homeInfo = object({
  home_product_category: array(categoryItem),
  home_device_product: array(deviceItem),
  home_product_compare: array(compareItem),
  home_hot_product: array(hotItem),
});
export type HomeInfo = InferOutput<typeof homeInfo>;
export type HomeCategoryItem = InferOutput<typeof categoryItem>;
export type HomeDeviceItem = InferOutput<typeof deviceItem>;
export type HomeCompareItem = InferOutput<typeof compareItem>;
export type HomeHotItem = InferOutput<typeof hotItem>;

export const getHomepageInfo = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/getHomepageInfo',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: homeInfo,
});
