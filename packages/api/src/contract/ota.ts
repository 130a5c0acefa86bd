import type { OtaFile } from '@payload/catalog';
import {
  array,
  isoDate,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields } from './fields.ts';
import { languages } from './language.ts';
import type { MessageKey } from './messages.ts';
import { nameOf } from './names.ts';

/** 1 product manual, 2 user manual, 3 firmware, 5 app, 6 Autel Robotics (specification, section 3). */
export const otaTypes = [1, 2, 3, 5, 6] as const;
export type OtaType = (typeof otaTypes)[number];

/** In an address the number arrives as its digit. */
const otaTypeInPath = pipe(
  picklist([1, 2, 3, 5, 6, '1', '2', '3', '5', '6'], 'incorrectFormat' satisfies MessageKey),
  transform(Number),
  picklist(otaTypes),
);

const firmwareProduct = nameOf<NonNullable<OtaFile['productCode']>>();
const sha256 = pipe(string(), regex(/^[\da-f]{64}$/i));
const language = picklist(languages);

export type { OtaFile } from '@payload/catalog';

/** A file to download. What is at `url` can be fetched on from where a download broke off. */
export const otaFile = object({
  id: string(),
  otaType: picklist(otaTypes),
  productCode: nullable(firmwareProduct),
  productTypeCode: string(),
  name: string(),
  version: string(),
  date: pipe(string(), isoDate()),
  size: number(),
  sha256,
  url: string(),
  notes: array(string()),
  document: optional(
    object({
      language,
      pages: number(),
      other: nullable(object({ language, pages: number(), size: number(), sha256, url: string() })),
    }),
  ),
  hardware: optional(object({ from: number(), to: number() })),
});

/** Files of one kind for one product, newest first. */
export const getOtaByCode = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/jz-ota/getByCode/{otaType}/{productCode}',
  params: fields({ otaType: otaTypeInPath, productCode: addressKey }),
  query: languageQuery,
  body: emptyObject,
  reply: array(otaFile),
});

/** A child's name, or what the maker files it under, in which there may be a space. Which ones exist, the server knows. */
const otaChild = pipe(
  string('incorrectFormat' satisfies MessageKey),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^[\w -]{1,64}$/, 'incorrectFormat' satisfies MessageKey),
);

/**
 * Files of one kind for one child of a download category, newest first. `child` is the child's name as page
 * addresses have it (`thrower`), or what the maker files it under (`DROP KIT`), both in any case.
 */
export const getOtaByType = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/jz-ota/getByType/{otaType}/{child}',
  params: fields({ otaType: otaTypeInPath, child: otaChild }),
  query: languageQuery,
  body: emptyObject,
  reply: array(otaFile),
});
