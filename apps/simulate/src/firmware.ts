import { readFileSync } from 'node:fs';
import type { Bytes, UpgradableModel } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import { type SimulateOptions, UsageError } from './options.ts';

/** The file that was asked for, or a sample that the device takes. */
export async function firmwareAt({ firmware: path, model }: SimulateOptions): Promise<Bytes> {
  if (path === null) return sampleFirmware(model);
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new UsageError(`The firmware file ${path} cannot be read.`, { cause: error });
  }
}

/** 300 000 bytes, signed with the development key, newer than what the simulated devices run. */
function sampleFirmware(model: UpgradableModel): Promise<Bytes> {
  const payload = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
  const version = { major: 2, minor: 4, patch: 1 };
  const description = { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter: 2, buildTime: 0 };
  return signImage(description, payload, developmentKey);
}
