import { type FirmwareFile, firmwareId } from '../packages/catalog/src/index.ts';
import type { Bytes } from '../packages/serial/src/bytes.ts';
import { crc32 } from '../packages/serial/src/checksums/crc32.ts';
import { headerLength } from '../packages/serial/src/image/header.ts';
import { developmentKey, type ImageDescription, signImage } from '../packages/serial/src/image/signing.ts';
import { pick, randomBytes, randomFrom } from '../packages/serial/src/random.ts';
import { parseVersion } from '../packages/serial/src/version.ts';

type Facts = Pick<ImageDescription, 'model' | 'securityCounter'>;

/** What a file says of itself besides what the catalogue says of it, where that is more than a name. */
const samples: Readonly<Record<string, Facts>> = {
  'S3mini-2.4.1': { model: 'S3MINI', securityCounter: 1 },
  'S3mini-2.3.0': { model: 'S3MINI', securityCounter: 1 },
  // Closes the hole of which its notes tell, so a device that has it refuses what came before.
  'AD2-2.2.0': { model: 'AD2', securityCounter: 3 },
  'AD2-2.1.0': { model: 'AD2', securityCounter: 2 },
};

/**
 * A firmware file of the catalogue as a sample: the same bytes each time, signed with the development key.
 *
 * @throws {RangeError} when its version is none.
 */
export function sampleFirmware(file: FirmwareFile): Promise<Bytes> {
  const id = firmwareId(file);
  const facts = samples[id] ?? { model: file.product.toUpperCase(), securityCounter: 1 };
  const version = parseVersion(file.version);
  if (!version) throw new RangeError(`${id} bears no version that a header can hold.`);
  const buildTime = Date.parse(`${file.date}T08:00:00Z`) / 1000;
  const payload = samplePayload(id, file.size - headerLength);
  const { from: hardwareMin, to: hardwareMax } = file.hardware;
  return signImage({ ...facts, hardwareMin, hardwareMax, version, buildTime }, payload, developmentKey);
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
