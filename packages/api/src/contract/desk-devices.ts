import {
  array,
  entriesFromObjects,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { listedRequest } from './desk-requests.ts';
import { fields, line, moment, serialNumber } from './fields.ts';
import type { MessageKey } from './messages.ts';

const deskDevice = object({
  serialNumber: string(),
  productCode: string(),
  serviceHours: number(),
  activatedAt: nullable(moment),
  /** Address of the account it was activated with; null where nobody was signed in. */
  account: nullable(string()),
  /** When the codes of its label were shown, and by which account; null where nobody claimed it. */
  claim: nullable(object({ at: moment, account: nullable(string()) })),
  plan: nullable(
    object({
      startsAt: moment,
      endsAt: moment,
      account: nullable(string()),
      contact: string(),
      phone: string(),
    }),
  ),
  /** What staff took back, newest first. */
  undone: array(
    object({
      what: picklist(['activation', 'care']),
      at: moment,
      reason: string(),
      /** Null where it was done before names were kept. */
      actor: nullable(string()),
    }),
  ),
  /** When it was claimed by the codes of its label and when it was given up by who had it, newest first. */
  owners: array(object({ what: picklist(['claim', 'release']), at: moment })),
  requests: array(listedRequest),
});
export type DeskDevice = InferOutput<typeof deskDevice>;

/** A device with all that hangs on it. A serial number that the registry does not have is refused with `operationFailure`. */
export const getDeskDevice = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/device/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ serialNumber }), languageQuery])),
  body: emptyObject,
  reply: deskDevice,
});

/**
 * Takes the activation or the care plan of a device back, with a reason that is kept. Where there is none it is refused
 * with `notPossibleNow`.
 */
export const undoOfDevice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/undoOfDevice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({
    serialNumber,
    what: picklist(['activation', 'care'], 'incorrectFormat' satisfies MessageKey),
    reason: line(500),
  }),
  reply: deskDevice,
});

/** Characters of a list of devices, some ten thousand lines. */
export const deviceListMax = 900_000;

const listOutcome = object({
  /** With one of them nothing of the list is taken. */
  faults: array(object({ line: number(), text: string() })),
  /** Devices that the registry gets by it. */
  added: number(),
  /** Lines that say what the registry has already. */
  existing: number(),
});
export type ListOutcome = InferOutput<typeof listOutcome>;

/** Reads the maker's list of devices (CSV) and says what would come of it, or takes it in. */
export const takeDeviceList = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/deviceList/',
  params: emptyObject,
  query: languageQuery,
  body: fields({
    list: pipe(
      string('incorrectFormat' satisfies MessageKey),
      maxLength(deviceListMax, 'incorrectFormat' satisfies MessageKey),
    ),
    mode: picklist(['preview', 'take'], 'incorrectFormat' satisfies MessageKey),
  }),
  reply: listOutcome,
});
