import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firmware, firmwareFileName, otaFiles } from '../packages/catalog/src/index.ts';
import { developmentKeyring, ufw1, versionText } from '../packages/serial/src/index.ts';
import { profiles } from '../packages/serial/src/simulator/index.ts';
import { sampleFirmware } from './sample-firmware.ts';

const site = join(import.meta.dirname, '../apps/site/public');
const devices: Record<string, (typeof profiles)[keyof typeof profiles]> = {
  S3mini: profiles.S3MINI,
  AD2: profiles.AD2,
};

/** The committed file, from the address customers are given. */
function downloaded(version: string, product: string): Uint8Array<ArrayBuffer> {
  const file = otaFiles('en').find((each) => each.version === version && each.productCode === product);
  return new Uint8Array(readFileSync(join(site, file?.url ?? '')));
}

describe('the sample firmware', () => {
  it('has two versions for each device that can be upgraded, and no file besides', () => {
    expect(firmware.map(firmwareFileName).toSorted()).toEqual([
      'AD2-2.1.0.ufw',
      'AD2-2.2.0.ufw',
      'S3mini-2.3.0.ufw',
      'S3mini-2.4.1.ufw',
    ]);
    expect(readdirSync(join(site, 'static/files/firmware')).toSorted()).toEqual(
      firmware.map(firmwareFileName).toSorted(),
    );
  });

  it.each(firmware)(
    '$product $version is what the catalogue says, and what npm run firmware makes',
    async (file) => {
      const bytes = downloaded(file.version, file.product);
      expect(bytes.length).toBe(file.size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      expect(Buffer.compare(await sampleFirmware(file), bytes)).toBe(0);
    },
  );

  it.each(firmware)('$product $version is taken by its device, as newer than what it has', async (file) => {
    const bytes = downloaded(file.version, file.product);
    const { info } = devices[file.product] ?? { info: profiles.AD2.info };
    const image = await ufw1(developmentKeyring).read(bytes, info);
    expect(versionText(image.version)).toBe(file.version);
    expect(new Date(image.buildTime * 1000).toISOString().slice(0, 10)).toBe(file.date);
    expect(image.isOlder).toBe(false);
  });

  it('is refused by the other device', async () => {
    const bytes = downloaded('2.2.0', 'AD2');
    await expect(ufw1(developmentKeyring).read(bytes, profiles.S3MINI.info)).rejects.toMatchObject({
      code: 'file-model',
    });
  });

  it('of AD2 cannot go back behind 2.2.0, as its notes say', async () => {
    const { securityCounter } = profiles.AD2.info;
    const upgraded = { ...profiles.AD2.info, securityCounter: securityCounter + 1 };
    const read = (version: string) => ufw1(developmentKeyring).read(downloaded(version, 'AD2'), upgraded);
    expect((await read('2.2.0')).isOlder).toBe(false);
    await expect(read('2.1.0')).rejects.toMatchObject({ code: 'file-downgrade' });
  });
});
