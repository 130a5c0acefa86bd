import { readFileSync } from 'node:fs';
import type { Bytes, Version } from '@payload/serial';
import { developmentKey, type SigningKey, signHeader, signImage } from '@payload/serial/signing';
import { type SimulateOptions, UsageError } from './options.ts';

/** What a file can be signed with: the key the devices know, one of an unknown name, one that only has the right name. */
export const keyNames = ['development', 'unknown', 'forged'] as const;
const keys: Readonly<Record<(typeof keyNames)[number], SigningKey>> = {
  development: developmentKey,
  unknown: { ...developmentKey, id: 'unknown' },
  forged: { ...developmentKey, seed: new Uint8Array(32) },
};

/** Fields of the header that its maker can have filled in wrong, and where they begin (docs/decisions/0013). */
export const headerFields = ['header-length', 'header-version', 'crc32', 'sha256', 'reserved'] as const;
const offsetOf: Readonly<Record<(typeof headerFields)[number], number>> = {
  'header-length': 4,
  'header-version': 6,
  crc32: 40,
  sha256: 64,
  reserved: 96,
};

/** What a signed file suffers on its way: a bit of a byte, all from a byte on, or zeros behind its end. */
export type Damage = { readonly flip: number } | { readonly cut: number } | { readonly add: number };

/** A firmware file to be made. */
export interface FirmwareDescription {
  readonly model: string;
  readonly version: Version;
  /** Bytes of the payload. */
  readonly size: number;
  readonly hardwareMin: number;
  readonly hardwareMax: number;
  readonly securityCounter: number;
  readonly key: (typeof keyNames)[number];
  /** A field that says something wrong and is signed all the same. */
  readonly wrong: (typeof headerFields)[number] | null;
  readonly damage: readonly Damage[];
}

/** Newer than what the simulated devices run, and good for them. */
export const sample = {
  version: { major: 2, minor: 4, patch: 1 },
  size: 300_000,
  hardwareMin: 1,
  hardwareMax: 9,
  securityCounter: 2,
  key: 'development',
  wrong: null,
  damage: [],
} as const satisfies Omit<FirmwareDescription, 'model'>;

const headerLength = 256;

/** The file that was asked for, or a sample that the device takes. */
export function firmwareAt({ firmware: path, model }: SimulateOptions): Promise<Bytes> {
  return path === null ? makeFirmware({ ...sample, model }) : Promise.resolve(readFirmware(path));
}

/** Throws UsageError where it cannot be read. */
export function readFirmware(path: string): Bytes {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new UsageError(`The firmware file ${path} cannot be read.`, { cause: error });
  }
}

/** The same bytes for the same description. */
export async function makeFirmware({
  size,
  key,
  wrong,
  damage,
  ...description
}: FirmwareDescription): Promise<Bytes> {
  // Another version is another image.
  const { major, minor, patch } = description.version;
  const first = major * 64 + minor * 8 + patch;
  const payload = Uint8Array.from({ length: size }, (_, index) => (first + index * 31 + (index >> 8)) & 0xff);
  const good = await signImage({ ...description, buildTime: 0 }, payload, keys[key]);
  const signed = wrong === null ? good : await signedAnew(good, offsetOf[wrong], keys[key]);
  return damage.reduce(damaged, signed);
}

async function signedAnew(file: Bytes, at: number, key: SigningKey): Promise<Bytes> {
  const header = flipped(file.slice(0, headerLength), at);
  const signed = file.slice();
  signed.set(await signHeader(header, key));
  return signed;
}

function damaged(file: Bytes, damage: Damage): Bytes {
  if ('flip' in damage) return flipped(file, damage.flip);
  if ('cut' in damage) return file.slice(0, damage.cut);
  const longer = new Uint8Array(file.length + damage.add);
  longer.set(file);
  return longer;
}

function flipped(bytes: Bytes, at: number): Bytes {
  const copy = bytes.slice();
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
