import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  appFileName,
  appFiles,
  findProduct,
  firmware,
  firmwareFileName,
  otaFiles,
  productTypes,
} from '../packages/catalog/src/index.ts';
import { decodeHeader } from '../packages/serial/src/image/header.ts';
import { developmentKeyring, ufw1, versionText } from '../packages/serial/src/index.ts';
import { profiles } from '../packages/serial/src/simulator/index.ts';
import { sampleApp } from './sample-app.ts';
import { sampleFirmware } from './sample-firmware.ts';

const site = join(import.meta.dirname, '../apps/site/public');
const devices: Record<string, (typeof profiles)[keyof typeof profiles]> = {
  S3mini: profiles.S3MINI,
  AD2: profiles.AD2,
};

/** The committed file, from the address customers are given. */
function downloaded(version: string, product: string): Uint8Array<ArrayBuffer> {
  const file = otaFiles('en').find(
    (each) => !each.document && each.version === version && each.productCode === product,
  );
  return new Uint8Array(readFileSync(join(site, file?.url ?? '')));
}

describe('the sample firmware', () => {
  it('is two versions of a model of each type, and no file besides', () => {
    const models = [...new Set(firmware.map(({ product }) => product))];
    for (const model of models) expect(firmware.filter(({ product }) => product === model)).toHaveLength(2);
    const types = new Set(models.map((code) => findProduct(code)?.type));
    for (const type of productTypes) expect([type, types.has(type)]).toEqual([type, type !== 'loadbracket']);
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

  it.each(firmware.filter(({ product }) => product in devices))(
    '$product $version is taken by its device, as newer than what it has',
    async (file) => {
      const bytes = downloaded(file.version, file.product);
      const { info } = devices[file.product] ?? { info: profiles.AD2.info };
      const image = await ufw1(developmentKeyring).read(bytes, info);
      expect(versionText(image.version)).toBe(file.version);
      expect(new Date(image.buildTime * 1000).toISOString().slice(0, 10)).toBe(file.date);
      expect(image.isOlder).toBe(false);
    },
  );

  it.each(firmware)('$product $version is for the hardware that the catalogue says', async (file) => {
    const { hardwareMin, hardwareMax, model } = decodeHeader(downloaded(file.version, file.product));
    expect([model, hardwareMin, hardwareMax]).toEqual([
      file.product.toUpperCase(),
      file.hardware.from,
      file.hardware.to,
    ]);
  });

  it.each(Object.keys(devices))('of another model is refused by %s', async (code) => {
    const { info } = devices[code] ?? { info: profiles.AD2.info };
    const others = firmware.filter(({ product }) => product !== code);
    expect(others.length).toBeGreaterThan(10);
    for (const file of others)
      await expect(
        ufw1(developmentKeyring).read(downloaded(file.version, file.product), info),
      ).rejects.toMatchObject({ code: 'file-model' });
  });

  it('of AD2 cannot go back behind 2.2.0, as its notes say', async () => {
    const { securityCounter } = profiles.AD2.info;
    const upgraded = { ...profiles.AD2.info, securityCounter: securityCounter + 1 };
    const read = (version: string) => ufw1(developmentKeyring).read(downloaded(version, 'AD2'), upgraded);
    expect((await read('2.2.0')).isOlder).toBe(false);
    await expect(read('2.1.0')).rejects.toMatchObject({ code: 'file-downgrade' });
  });
});

describe('the sample of the app', () => {
  it('is two versions, and no file besides', () => {
    expect(appFiles).toHaveLength(2);
    expect(readdirSync(join(site, 'static/files/app')).toSorted()).toEqual(
      appFiles.map(appFileName).toSorted(),
    );
  });

  it.each(appFiles)('$version is what the catalogue says, and what npm run firmware makes', (file) => {
    const bytes = readFileSync(join(site, 'static/files/app', appFileName(file)));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      file.size,
      file.sha256,
    ]);
    expect(Buffer.compare(sampleApp(file), bytes)).toBe(0);
  });

  it('says in both languages that it is none', () => {
    const [newest] = appFiles;
    const text = newest ? Buffer.from(sampleApp(newest)).toString() : '';
    expect(text).toMatch(/This is a sample file and no app/);
    expect(text).toMatch(/这是示例文件，不是应用程序/);
  });
});
