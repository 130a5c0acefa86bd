import { entriesFromObjects, type InferInput, type InferOutput, number, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, moment } from './fields.ts';
import { formEntries } from './request-fields.ts';

export const activationRequest = fields(
  entriesFromObjects([object(formEntries('activation')), languageQuery]),
);
export type ActivationRequest = InferInput<typeof activationRequest>;

/**
 * A device's activation; asking again gives the same. `serviceHours` is its service time in hours,
 * `bindBefore` the end of the 72 hours in which it can be bound. A wrong code is refused with `checkFail`.
 */
const activation = object({
  serialNumber: string(),
  productCode: string(),
  activatedAt: moment,
  serviceHours: number(),
  bindBefore: moment,
});
export type Activation = InferOutput<typeof activation>;

/** Activates for the signed-in account. */
export const activateDevice = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/crm/jz-product-activate/device/activate/',
  params: emptyObject,
  query: activationRequest,
  body: emptyObject,
  reply: activation,
});

/** Activates without an account. */
export const activateDevicePublicly = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/crm/jz-product-activate/public/device/activate',
  params: emptyObject,
  query: activationRequest,
  body: emptyObject,
  reply: activation,
});
