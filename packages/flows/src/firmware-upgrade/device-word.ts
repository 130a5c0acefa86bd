import type { DeviceInfo, ErrorCode } from '@payload/serial';
import type { UpgradeFailure } from './failure.ts';
import { type DeviceRecord, isTouched, isUnfinished, type Ledger, recordOf } from './ledger.ts';

/** All that may be said of a device. */
export const deviceWords = [
  'untouched',
  'kept',
  'silent',
  'unsure',
  'answers',
  'otherAnswers',
  'runs',
  'reports',
] as const;

/**
 * What may be said of the device that an upgrade is about, as far as was seen:
 * - `untouched`: nothing was sent to it; the only word that is said of no device in particular
 * - `kept`: something was or may have been sent; it keeps `version` until the new one is whole
 * - `silent`: as `kept`, and nothing that can be understood answers at the port any more
 * - `unsure`: it was told to restart, and has a whole firmware, the old one or the new one
 * - `answers`: it was told to restart, and says that it runs `version`
 * - `otherAnswers`: it was told to restart, and another device answers in its place
 * - `runs`: it has proven that it runs the file
 * - `reports`: it says `version` after the restart, and cannot say which image runs
 */
export type DeviceWord =
  | { readonly says: 'untouched' }
  | {
      readonly says: Exclude<(typeof deviceWords)[number], 'untouched'>;
      readonly model: string;
      /** Empty where it has none. */
      readonly serial: string;
      readonly version: string;
    };

/** HELLO went out, and nothing came that is an answer. */
const unheard: ReadonlySet<ErrorCode> = new Set(['hello-timeout', 'bad-hello']);

/** Of the machine's context. */
interface Known {
  readonly ledger: Ledger;
  readonly info: Pick<DeviceInfo, 'serial'> | null;
  readonly failure: UpgradeFailure | null;
}

/** What may be said of the device now. It goes by what was done to it, never by where the upgrade stands. */
export function deviceWord(known: Known): DeviceWord {
  const { failure } = known;
  const record = subjectOf(known);
  if (record === null || !isTouched(record)) return { says: 'untouched' };
  const { model, serial, version, isVerified, proof } = record;
  const about = (says: Exclude<DeviceWord['says'], 'untouched'>, running = version) =>
    ({ says, model, serial, version: running }) as const;
  if (proof !== null) return about(proof === 'image' ? 'runs' : 'reports');
  if (!isVerified) return about(failure !== null && unheard.has(failure.code) ? 'silent' : 'kept');
  if (failure?.code === 'wrong-device-after') return about('otherAnswers');
  const seen = failure?.values['version'];
  return seen === undefined ? about('unsure') : about('answers', String(seen));
}

/** The device that was to be upgraded before the one that is there now, and has not shown that it is; or null. */
export function leftBehind({ ledger, info }: Pick<Known, 'ledger' | 'info'>): DeviceRecord | null {
  const last = ledger.findLast((each) => isTouched(each) && each.serial !== info?.serial);
  return info !== null && last !== undefined && isUnfinished(last) ? last : null;
}

/**
 * The device in question: the one that answered last, unless nothing is known of it and another was left half written. Who is at
 * the port then is not known, but of a file that was refused.
 */
function subjectOf({ ledger, info, failure }: Known): DeviceRecord | null {
  const own = info === null ? null : recordOf(ledger, info.serial);
  if (own !== null && (isTouched(own) || failure?.code.startsWith('file-'))) return own;
  const last = ledger.findLast(isTouched);
  return last !== undefined && isUnfinished(last) ? last : own;
}
