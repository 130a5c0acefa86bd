import { type FirmwareFile, firmwareId } from '../packages/catalog/src/index.ts';
import type { Bytes } from '../packages/serial/src/bytes.ts';
import { crc32 } from '../packages/serial/src/checksums/crc32.ts';
import { headerLength } from '../packages/serial/src/image/header.ts';
import { developmentKey, type ImageDescription, signImage } from '../packages/serial/src/image/signing.ts';
import { pick, randomBytes, randomFrom } from '../packages/serial/src/random.ts';
import { parseVersion } from '../packages/serial/src/version.ts';

type Facts = Pick<ImageDescription, 'model' | 'hardwareMin' | 'hardwareMax' | 'securityCounter'>;

const s3mini = { model: 'S3MINI', hardwareMin: 2, hardwareMax: 3, securityCounter: 1 };
const ad2 = { model: 'AD2', hardwareMin: 1, hardwareMax: 3, securityCounter: 2 };

/** What a file says of itself besides what the catalogue says of it. */
const samples: Readonly<Record<string, Facts>> = {
  'S3mini-2.4.1': s3mini,
  'S3mini-2.3.0': s3mini,
  // Closes the hole of which its notes tell, so a device that has it refuses what came before.
  'AD2-2.2.0': { ...ad2, securityCounter: 3 },
  'AD2-2.1.0': ad2,
};

/**
 * A firmware file of the catalogue as a sample: the same bytes each time, signed with the development key.
 *
 * @throws {RangeError} when no sample is made of that file.
 */
export function sampleFirmware(file: FirmwareFile): Promise<Bytes> {
  const id = firmwareId(file);
  const facts = samples[id];
  const version = parseVersion(file.version);
  if (!facts || !version) throw new RangeError(`scripts/sample-firmware.ts does not say how ${id} is made.`);
  const buildTime = Date.parse(`${file.date}T08:00:00Z`) / 1000;
  const payload = samplePayload(id, file.size - headerLength);
  return signImage({ ...facts, version, buildTime }, payload, developmentKey);
}

/**
 * Bytes that no device runs, and that say so to whoever looks into the file. As in a program, few different
 * instructions make up most of it, so that git keeps it small.
 */
function samplePayload(id: string, length: number): Bytes {
  const title = new TextEncoder().encode(`${id}: a sample, not a program.\n`);
  const random = randomFrom(crc32(title));
  const instructions = Array.from({ length: 64 }, () => randomBytes(2, random));
  const payload = new Uint8Array(length);
  for (let at = 0; at < length; at += 2) payload.set(pick(instructions, random).subarray(0, length - at), at);
  payload.set(title);
  return payload;
}
