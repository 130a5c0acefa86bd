import { otaFile, otaTypes } from '@payload/catalog/replies';
import { array, nonEmpty, picklist, pipe, regex, string, transform } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

/** In an address the number arrives as its digit. */
const otaTypeInPath = pipe(
  picklist([1, 2, 3, 5, 6, '1', '2', '3', '5', '6'], 'incorrectFormat' satisfies MessageKey),
  transform(Number),
  picklist(otaTypes),
);

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
