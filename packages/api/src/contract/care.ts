import { type InferInput, type InferOutput, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, moment } from './fields.ts';
import { formEntries } from './request-fields.ts';

/**
 * Who enrols which device. The codes of its label are needed where another account activated it, or none; the
 * call says so by refusing `verificationCode` or `activationCode`.
 */
export const careEnrolment = fields(formEntries('care'));
export type CareEnrolment = InferInput<typeof careEnrolment>;

const carePlan = object({ serialNumber: string(), productCode: string(), startsAt: moment, endsAt: moment });
export type CarePlan = InferOutput<typeof carePlan>;

/** Enrols an activated device in the care plan; one plan for each serial number. */
export const activateCare = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/crm/jz-product-care/device/jzcare/activate/',
  params: emptyObject,
  query: languageQuery,
  body: careEnrolment,
  reply: carePlan,
});
