import { boolean, entriesFromObjects, type InferOutput, nullable, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, moment, serialNumber } from './fields.ts';
import { notices } from './notices.ts';

const deviceFacts = object({
  /** Null where the registry has none with the number. */
  device: nullable(
    object({
      /** As the registry writes it. */
      serialNumber: string(),
      productCode: string(),
      isActivated: boolean(),
      /** Those that concern it, newest first. */
      notices,
      /** What its owner alone is told: who activated or enrolled it, and is signed in. Null for everybody else. */
      own: nullable(
        object({
          activatedAt: nullable(moment),
          serviceUntil: nullable(moment),
          careUntil: nullable(moment),
        }),
      ),
    }),
  ),
});
export type DeviceFacts = InferOutput<typeof deviceFacts>;

/** What anybody may know of a device by its serial number, and more for its owner. Refused with `operationFailure` after too many. */
export const getDeviceFacts = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/device/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ serialNumber }), languageQuery])),
  body: emptyObject,
  reply: deviceFacts,
});
