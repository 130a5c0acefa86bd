import { array, entriesFromObjects, nullable, number, object, optional, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { homeItem } from './catalogue.ts';
import { aircraftKey, productCode } from './names.ts';

export type {
  HomeCategoryItem,
  HomeCompareItem,
  HomeDeviceItem,
  HomeHotItem,
  HomeInfo,
} from '@payload/catalog';

const categoryItem = object(entriesFromObjects([homeItem, object({ count: number(), range: string() })]));

const deviceItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: aircraftKey,
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
      bars: array(object({ code: productCode, value: number(), unit: string() })),
    }),
  ]),
);

const hotItem = object(
  entriesFromObjects([
    homeItem,
    object({
      code: productCode,
      line: string(),
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

export const getHomepageInfo = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/getHomepageInfo',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: homeInfo,
});
