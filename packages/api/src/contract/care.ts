import { type InferInput, type InferOutput, object, string } from 'valibot';
import { defineCall, languageQuery, nothing } from './call.ts';
import { contactPhone, fields, line, moment, serialNumber } from './fields.ts';

export const careEnrolment = fields({ serialNumber, contact: line(100), phone: contactPhone });
export type CareEnrolment = InferInput<typeof careEnrolment>;

const carePlan = object({ serialNumber: string(), productCode: string(), startsAt: moment, endsAt: moment });
export type CarePlan = InferOutput<typeof carePlan>;

/** Enrols an activated device in the care plan; one plan for each serial number. */
export const activateCare = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/crm/jz-product-care/device/jzcare/activate/',
  params: nothing,
  query: languageQuery,
  body: careEnrolment,
  reply: carePlan,
});
