import { productCode, productTypes } from '@payload/catalog/replies';
import {
  array,
  entriesFromObjects,
  type InferInput,
  type InferOutput,
  literal,
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
import { fields, serialNumber } from './fields.ts';
import type { MessageKey } from './messages.ts';
import { createdRequest } from './request-days.ts';
import { formEntries, requestNumbers } from './request-fields.ts';

const requestProduct = object({ code: productCode, name: string(), type: picklist(productTypes) });
export type RequestProduct = InferOutput<typeof requestProduct>;

const courier = object({ code: string(), name: string() });
export type Courier = InferOutput<typeof courier>;

/** Made once with the draft, so that a form sent twice is one request. */
export const submission = object({
  submissionId: pipe(string(), uuid('incorrectFormat' satisfies MessageKey)),
});

/* @__NO_SIDE_EFFECTS__ */
function requestOf<const Type extends keyof typeof requestNumbers>(type: Type) {
  const kind = object({ type: literal(type), num: literal(requestNumbers[type]) });
  return fields(entriesFromObjects([kind, submission, object(formEntries(type))]));
}

/** A request for service. Which of the three it is, `type` says. */
export const serviceRequest = variant(
  'type',
  [requestOf('repair'), requestOf('exchange'), requestOf('problem')],
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
  reply: createdRequest,
});
