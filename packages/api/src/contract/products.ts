import {
  compareParams,
  deviceProducts,
  productInfo,
  productSummary,
  productTypes,
} from '@payload/catalog/replies';
import { array, picklist } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

const productType = picklist(productTypes, 'incorrectFormat' satisfies MessageKey);

/** Products of one type, in catalogue order. */
export const findProductsByType = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/findProductsByType/{type}',
  params: fields({ type: productType }),
  query: languageQuery,
  body: emptyObject,
  reply: array(productSummary),
});

/** Products one aircraft can carry; `code` is the aircraft's key, in whatever case. */
export const findProductsByDevice = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/findProductsByDevice/{code}',
  params: fields({ code: addressKey }),
  query: languageQuery,
  body: emptyObject,
  reply: deviceProducts,
});

/** One product; `code` is its model code. */
export const getProductInfo = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/getProductInfo/{code}',
  params: fields({ code: addressKey }),
  query: languageQuery,
  body: emptyObject,
  reply: productInfo,
});

/** All products of the type `id`, value by value. */
export const getAllProductParamsCompare = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/getAllProductParamsCompare/{id}',
  params: fields({ id: productType }),
  query: languageQuery,
  body: emptyObject,
  reply: compareParams,
});
