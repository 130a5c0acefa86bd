import { products } from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { catalogSource } from './catalog-source.ts';
import { familySections, findDownloadSection } from './download-sections.ts';

describe('a section', () => {
  it.each([
    ['products', 'megaphone', 'Products', 'SPEAKER'],
    ['Firmware', 'DisplayEquipment', 'Firmware', 'DISPLAY'],
    ['JZAPP', 'App', 'jzapp', 'app'],
    ['autelrobotics', 'evomax', 'autelrobotics', 'DU4'],
  ])('is found by %s/%s', (category, child, id, code) => {
    const section = findDownloadSection(category, child);
    expect([section?.category.id, section?.child.productTypeCode]).toEqual([id, code]);
  });

  it.each([
    ['products', 'trumpet'],
    ['users', 'flashinglight'],
    ['firmware', 'DROP KIT'],
    ['', ''],
  ])('is not %s/%s', (category, child) => {
    expect(findDownloadSection(category, child)).toBeNull();
  });

  it('is there of a family in the categories that have its files', () => {
    expect(familySections('displayEquipment')).toEqual(['Products', 'Users', 'Firmware']);
    expect(familySections('flashinglight')).toEqual(['Products', 'Firmware']);
    expect(familySections('loadbracket')).toEqual([]);
  });
});

const filesOf = async (code: string) => {
  const product = products.find((each) => each.code === code);
  if (!product) throw new Error(`no product ${code}`);
  const files = await catalogSource.productFiles(product, 'en');
  return files.map(({ id }) => id);
};

describe('the files of a model', () => {
  const app = ['JZ-Fly-sample-1.2.0', 'JZ-Fly-sample-1.1.0'];

  it.each([
    ['T90', ['T90-manual', 'searchlight-guide', 'T90-1.6.0', 'T90-1.5.1', ...app]],
    ['S2', ['S2-manual', ...app]],
    // As it is made for Autel Alpha.
    ['T60S', ['T60S-manual', 'searchlight-guide', ...app, 'DT60S-1.1.0', 'DT60S-1.0.0']],
    ['DU4', ['DU4-manual', ...app, 'DU4-1.2.0', 'DU4-1.1.0']],
    ['SDK', []],
  ])('%s are %j', async (code, ids) => {
    expect(await filesOf(code)).toEqual(ids);
  });
});
