import { type InferOutput, object, picklist, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, printedCode, serialNumber, verificationCode } from './fields.ts';

export const deviceClaim = fields({ serialNumber, verificationCode, activationCode: printedCode });

/**
 * What came of a claim: it stands among the account's devices; it is not activated yet, and comes there when it is; or another
 * account has claimed it or has its care plan, which people tell apart.
 */
const claimed = object({
  outcome: picklist(['claimed', 'notActivated', 'ofAnother']),
  serialNumber: string(),
  productCode: string(),
});
export type Claimed = InferOutput<typeof claimed>;

/**
 * Puts a device among those of the signed-in account, by the codes of its label. Wrong ones are refused with `checkFail`, too
 * many with `operationFailure`, as for the activation. Done again it changes nothing.
 */
export const claimDevice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/claimDevice/',
  params: emptyObject,
  query: languageQuery,
  body: deviceClaim,
  reply: claimed,
});

const released = object({ serialNumber: string(), productCode: string() });

/**
 * Takes a device out of the signed-in account, which no longer has it: activation, care plan and history stay with the device, of
 * nobody, and another account may claim it by the codes of its label. Refused with `operationFailure` beside `serialNumber`
 * where the account does not have it, whoever else may.
 */
export const releaseDevice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/releaseDevice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ serialNumber }),
  reply: released,
});
