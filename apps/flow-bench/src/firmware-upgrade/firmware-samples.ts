import type { FirmwareSource } from '@payload/flows/firmware-upgrade';
import { type Bytes, type UpgradableModel, type Version, versionText } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';

/** Bytes of firmware: at 115200 baud on the way for about four seconds. */
const size = 48 * 1024;
const headerLength = 256;

/** Another version is another image. */
const payloadOf = ({ major }: Version) =>
  Uint8Array.from({ length: size }, (_, index) => (major + index * 31) & 0xff);

/** Newer and older than what either device comes with. */
const newer: Version = { major: 3, minor: 1, patch: 7 };
const older: Version = { major: 1, minor: 1, patch: 0 };

const others: Readonly<Record<UpgradableModel, UpgradableModel>> = { S3MINI: 'AD2', AD2: 'S3MINI' };

/** A file on the bench; the id stays when versions, and with them names, change. */
interface FirmwareSample {
  readonly id: 'right' | 'older' | 'revoked' | 'other' | 'damaged' | 'text';
  readonly file: FirmwareSource;
  /** The same as a scenario of `npm run simulate` describes it. */
  readonly scenario: string;
}

/** A file that goes all the way for the model, and one of each kind that does not; each is made when it is read. */
export function firmwareSamples(model: UpgradableModel): readonly FirmwareSample[] {
  const right = signed(model, newer, 9);
  const text = new TextEncoder().encode('Not a firmware file. '.repeat(40));
  const old = versionText(older);
  const next = versionText(newer);
  return [
    { id: 'right', file: { name: `${model}-${next}.ufw`, read: right }, scenario: described(newer, 9) },
    {
      id: 'older',
      file: { name: `${model}-${old}-older.ufw`, read: signed(model, older, 9) },
      scenario: described(older, 9),
    },
    {
      id: 'revoked',
      file: { name: `${model}-${old}-revoked.ufw`, read: signed(model, older, 0) },
      scenario: described(older, 0),
    },
    {
      id: 'other',
      file: { name: `${others[model]}-${next}.ufw`, read: signed(others[model], newer, 9) },
      scenario: described(newer, 9, `model: ${others[model].toLowerCase()}`),
    },
    {
      id: 'damaged',
      file: { name: `${model}-${next}-damaged.ufw`, read: async () => damaged(await right()) },
      scenario: described(newer, 9, `damage: flip@${headerLength + size - 1}`),
    },
    {
      id: 'text',
      file: { name: 'notes.txt', read: () => Promise.resolve(text) },
      // It does not begin as a firmware file does, which is all that is read of it.
      scenario: described(newer, 9, 'damage: flip@0'),
    },
  ];
}

function described(version: Version, counter: number, more?: string): string {
  const fields = [`version: ${versionText(version)}`, `size: ${size}`, `counter: ${counter}`, more];
  return `{ ${fields.filter((field) => field !== undefined).join(', ')} }`;
}

function signed(model: UpgradableModel, version: Version, securityCounter: number) {
  return () =>
    signImage(
      { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter, buildTime: 0 },
      payloadOf(version),
      developmentKey,
    );
}

/** One bit of the firmware turned over on its way here. */
function damaged(file: Bytes): Bytes {
  const copy = file.slice();
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}
