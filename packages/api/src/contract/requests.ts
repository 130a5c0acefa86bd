import { productCode, productTypes } from '@payload/catalog/replies';
import {
  array,
  entriesFromObjects,
  type InferInput,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
  variant,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, contactPhone, fields, line, lines, printedCode, serialNumber } from './fields.ts';
import type { MessageKey } from './messages.ts';
import { takenRequest } from './request-days.ts';
import { uploadId, uploadsPerRequest } from './uploads.ts';

const requestProduct = object({ code: productCode, name: string(), type: picklist(productTypes) });
export type RequestProduct = InferOutput<typeof requestProduct>;

const courier = object({ code: string(), name: string() });
export type Courier = InferOutput<typeof courier>;

/** What every request holds. */
const request = object({
  /** Made once with the draft, so that a form sent twice is one request. */
  submissionId: pipe(string(), uuid('incorrectFormat' satisfies MessageKey)),
  contact: line(100),
  phone: contactPhone,
  region: line(100),
  productCode: addressKey,
  serialNumber,
  description: lines(2000),
  /** Ids of uploads, nine at most. */
  uploads: pipe(array(uploadId), maxLength(uploadsPerRequest, 'incorrectFormat' satisfies MessageKey)),
});

/** How a device travels to the factory, and where it goes back to. */
const shipping = object({
  address: line(300),
  /** Code of a courier of `findCouriers`. */
  courier: addressKey,
  trackingNumber: printedCode,
});

/**
 * A request for service. Repair has number 3 and exchange 4 (specification, section 3); a problem reuses
 * repair, without shipping and so without an address. Which of the three it is, `type` says.
 */
export const serviceRequest = variant(
  'type',
  [
    fields(entriesFromObjects([object({ type: literal('repair'), num: literal(3) }), request, shipping])),
    fields(entriesFromObjects([object({ type: literal('exchange'), num: literal(4) }), request, shipping])),
    fields(entriesFromObjects([object({ type: literal('problem'), num: literal(3) }), request])),
  ],
  'incorrectFormat' satisfies MessageKey,
);
export type ServiceRequest = InferInput<typeof serviceRequest>;

/**
 * Products a request can be about: all, or with a serial number the one that the device with it is. None then
 * means that the registry does not know the number; a request about it is taken all the same.
 */
export const findRequestProducts = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/customerAddress/findProduct/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ serialNumber: optional(serialNumber) }), languageQuery])),
  body: emptyObject,
  reply: array(requestProduct),
});

/** Couriers a device can be sent by. */
export const findCouriers = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/repariRequest/findKuaiDiName/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: array(courier),
});

/** Where the maker takes parcels in, as it is written on one; null where it is to be asked for. */
export const findParcelAddress = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/repariRequest/findParcelAddress/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: object({ address: nullable(string()) }),
});

/** Hands a request in. */
export const saveByHand = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/repariRequest/saveByHand/',
  params: emptyObject,
  query: languageQuery,
  body: serviceRequest,
  reply: takenRequest,
});
