import {
  array,
  type InferOutput,
  isoDate,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { defineCall, languageQuery, nothing } from './call.ts';
import { addressKey, fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

/** 1 product manual, 2 user manual, 3 firmware, 5 app, 6 Autel Robotics (specification, section 3). */
export const otaTypes = [1, 2, 3, 5, 6] as const;
export type OtaType = (typeof otaTypes)[number];

/** In an address the number arrives as its digit. */
const otaTypeInPath = pipe(
  picklist([1, 2, 3, 5, 6, '1', '2', '3', '5', '6'], 'incorrectFormat' satisfies MessageKey),
  transform(Number),
  picklist(otaTypes),
);

/** What files are filed under: a category such as `DROP KIT`, or a name of its own. */
const typeCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  regex(/^[\w -]{1,64}$/, 'incorrectFormat' satisfies MessageKey),
);

/** A file to download: `date` is an ISO date, `size` in bytes, `notes` say what changed. */
export const otaFile = object({
  id: string(),
  otaType: picklist(otaTypes),
  productCode: nullable(string()),
  productTypeCode: string(),
  name: string(),
  version: string(),
  date: pipe(string(), isoDate()),
  size: number(),
  sha256: pipe(string(), regex(/^[\da-f]{64}$/i)),
  url: string(),
  notes: array(string()),
});
export type OtaFile = InferOutput<typeof otaFile>;

/** Files of one kind for one product, newest first. */
export const getOtaByCode = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/jz-ota/getByCode/{otaType}/{productCode}',
  params: fields({ otaType: otaTypeInPath, productCode: addressKey }),
  query: languageQuery,
  body: nothing,
  reply: array(otaFile),
});

/** Files of one kind for one child of a download category, newest first. */
export const getOtaByType = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/jz-ota/getByType/{otaType}/{productTypeCode}',
  params: fields({ otaType: otaTypeInPath, productTypeCode: typeCode }),
  query: languageQuery,
  body: nothing,
  reply: array(otaFile),
});
