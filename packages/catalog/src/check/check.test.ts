import { describe, expect, it } from 'vitest';
import type { ProductEntry } from '../products/index.ts';
import { type AnyTexts, type Catalog, ownCatalog } from './catalog.ts';
import { CatalogError } from './catalog-error.ts';
import { checkCatalog } from './index.ts';

/** The faults found in the catalogue after one thing in it was spoilt. */
function faultsOf(spoil: (catalog: Catalog) => Partial<Catalog>): readonly string[] {
  try {
    checkCatalog({ ...ownCatalog, ...spoil(ownCatalog) });
  } catch (error) {
    if (error instanceof CatalogError) return error.faults;
    throw error;
  }
  return [];
}

function withProduct(code: string, change: (product: ProductEntry) => object) {
  return ({ products }: Catalog): Partial<Catalog> => ({
    products: products.map((product) =>
      product.code === code ? { ...product, ...change(product) } : product,
    ),
  });
}

function withSpec(code: string, spec: object) {
  return withProduct(code, (product) => ({ spec: { ...product.spec, ...spec } }));
}

function withTexts(language: 'en' | 'cn', change: (texts: AnyTexts) => Partial<AnyTexts>) {
  return ({ resources }: Catalog): Partial<Catalog> => ({
    resources: { ...resources, [language]: { ...resources[language], ...change(resources[language]) } },
  });
}

/** The newest file spoilt. */
function withFirmware(change: Partial<Catalog['firmware'][number]>) {
  return ({ firmware: [newest, ...older] }: Catalog): Partial<Catalog> =>
    newest ? { firmware: [{ ...newest, ...change }, ...older] } : {};
}

const group = (aircraft: string, ...products: string[]) => ({
  industries: [{ id: 'LawEnforcement', options: [{ aircraft, products }] }],
});

describe('checkCatalog', () => {
  it('finds nothing wrong', () => {
    expect(faultsOf(() => ({}))).toEqual([]);
  });

  it('names the fault in its message', () => {
    const spoilt = { ...ownCatalog, ...withSpec('T90', { weight_g: 'heavy' })(ownCatalog) };
    expect(() => checkCatalog(spoilt)).toThrow(/T90\.spec\.weight_g/);
  });

  it.each<[string, (catalog: Catalog) => Partial<Catalog>, RegExp]>([
    ['a key that the type does not have', withSpec('T90', { hooks: 4 }), /T90\.spec\.hooks/],
    ['a missing key', withSpec('H1T', { supply: undefined }), /H1T\.spec\.supply/],
    ['a figure below zero', withSpec('H1T', { weight_g: -96 }), /H1T\.spec\.weight_g/],
    ['a range upside down', withSpec('H1T', { temp_c: { from: 50, to: -20 } }), /H1T\.spec\.temp_c/],
    ['a word that has no text', withSpec('H1T', { supply: 'sunlight' }), /H1T\.spec\.supply/],
    ['a code used twice', withProduct('T80', () => ({ code: 'T90' })), /t90 names two products/],
    ['a synonym that is a code', withProduct('T80', () => ({ synonyms: ['T90'] })), /t90 names two products/],
    [
      'a published figure that is none',
      withProduct('T90', () => ({ published: ['hooks'] })),
      /T90 publishes hooks/,
    ],
    [
      'a picture on a foreign aircraft',
      withProduct('T90', () => ({ aboard: 'M30' })),
      /T90 hangs from M30 .* not made for/,
    ],
    [
      'a picture of which nothing is said',
      withProduct('T10', () => ({ aboard: 'M3E' })),
      /T10 has pictures without texts/,
    ],
    ['a bracket that is none', withProduct('ET4', () => ({ bracket: 'T90' })), /T90, which is no bracket/],
    [
      'a feature that is not written',
      withProduct('SDK', () => ({ child: [1, 9] })),
      /SDK shows feature 9 of 4/,
    ],
    [
      'an aircraft that does not exist',
      withProduct('T90', () => ({ aircraft: ['M999'] })),
      /no aircraft M999/,
    ],
    [
      'a payload for a port that its aircraft does not have',
      withSpec('H1T', { supply: 'skyportHighPower' }),
      /H1T: M3E has no port that powers it, nor a bracket/,
    ],
    ['a payload too heavy for its aircraft', withSpec('H1T', { weight_g: 131 }), /H1T: 131 g .* M3E/],
    ['no room for the bracket', withSpec('U30', { weight_g: 276 }), /U30: 300 g .* M30/],
    ['more power than the port gives', withSpec('H1T', { rated_power_w: 40 }), /H1T: 40 W .* M3E/],
  ])('refuses %s', (_, spoil, fault) => {
    expect(faultsOf(spoil).join('\n')).toMatch(fault);
  });

  it('refuses an option group that cannot fly', () => {
    expect(faultsOf(() => group('M30', 'T40S', 'T30'))).toContainEqual(
      'LawEnforcement, M30 + T40S + T30: 556 g is more than the 299 g of M30',
    );
    expect(faultsOf(() => group('M30', 'T31'))).toContainEqual('LawEnforcement: there is no product T31');
    expect(faultsOf(() => group('M3', 'U3'))).toContainEqual(
      'LawEnforcement, M3 + U3: there is no aircraft M3',
    );
  });

  it('refuses an option group with the text of another one', () => {
    expect(faultsOf(() => group('M350', 'H150T', 'T80'))).toContainEqual(
      'solutions:LawEnforcement in en has texts of [M350-H150T-T90, M30-T40S-M30PSDK2, M3E-U3S, M4D-M3D], but its combinations are [M350-H150T-T80]',
    );
  });

  it('refuses a scenario of two names', () => {
    const spoil = withTexts('cn', ({ industries }) => ({
      industries: {
        ...industries,
        FireFighting: { ...industries.FireFighting, scenarios: ['现场照明'] },
      },
    }));
    expect(faultsOf(spoil)).toContain(
      'industries:FireFighting in cn names other scenarios than solutions:FireFighting',
    );
  });

  it('refuses an industry without texts, and texts without an industry', () => {
    const faults = faultsOf(() => ({
      industries: [{ id: 'Agriculture', options: [{ aircraft: 'M350', products: ['T90'] }] }],
    }));
    expect(faults).toContainEqual(expect.stringMatching(/solutions:Agriculture in cn has texts of \[\]/));
    expect(faults).toContain('en has a solution for FireFighting, which is no industry');
  });

  it('refuses a data sheet that leaves out a row, or shows one twice', () => {
    const faults = faultsOf(({ types }) => ({
      types: types.map((info) =>
        info.type === 'displayEquipment'
          ? { ...info, groups: [{ key: 'body', rows: ['weight_g', 'weight_g'] }] }
          : info,
      ),
    }));
    expect(faults).toContain('displayEquipment shows weight_g twice');
    expect(faults).toContain('displayEquipment never shows sides');
  });

  it.each<[string, (catalog: Catalog) => Partial<Catalog>, RegExp]>([
    ['of no product', withFirmware({ product: 'S4' }), /S4-2\.4\.1 is for S4, which is not/],
    ['without notes', withFirmware({ version: '2.4.2' }), /S3mini-2\.4\.2 has no notes in cn/],
    ['whose notes are left', withFirmware({ version: '2.4.2' }), /notes of S3mini-2\.4\.1, which is not/],
    ['that is listed twice', withFirmware({ version: '2.3.0' }), /S3mini-2\.3\.0 is listed twice/],
    ['that stands below an older one', withFirmware({ date: '2022-01-01' }), /T90-1\.6\.0 stands after/],
    ['of a version that no header can hold', withFirmware({ version: '2.4' }), /S3mini-2\.4\.version/],
    ['of a day that is none', withFirmware({ date: '20 Feb' }), /S3mini-2\.4\.1\.date/],
    ['without a payload', withFirmware({ size: 256 }), /S3mini-2\.4\.1\.size/],
    ['of hardware upside down', withFirmware({ hardware: { from: 3, to: 2 } }), /S3mini-2\.4\.1\.hardware/],
    ['without its sum', withFirmware({ sha256: '' }), /S3mini-2\.4\.1\.sha256/],
  ])('refuses firmware %s', (_, spoil, fault) => {
    expect(faultsOf(spoil).join('\n')).toMatch(fault);
  });

  it.each<[string, (catalog: Catalog) => Partial<Catalog>, RegExp]>([
    [
      'an empty text',
      withTexts('cn', ({ messages }) => ({ messages: { ...messages, checkFail: ' ' } })),
      /messages\.checkFail is empty in cn/,
    ],
    [
      'Chinese in English',
      withTexts('en', ({ problems }) => ({ problems: { ...problems, spk1: 'No 声音' } })),
      /problems\.spk1 is not in en/,
    ],
    [
      'English in Chinese',
      withTexts('cn', ({ problems }) => ({ problems: { ...problems, spk1: 'No sound when I talk live' } })),
      /problems\.spk1 is not in cn/,
    ],
    [
      'a value that only one language fills in',
      withTexts('cn', ({ related }) => ({ related: { ...related, bracketFor: '支架' } })),
      /related\.bracketFor fills in other values/,
    ],
    [
      'a model without texts',
      withTexts('en', ({ products }) => ({
        products: Object.fromEntries(Object.entries(products).filter(([code]) => code !== 'T90')),
      })),
      /T90 has no texts in locales\/en\/products\/searchlight\.json/,
    ],
    [
      'texts of a model that does not exist',
      withTexts('en', ({ products }) => ({ products: { ...products, T91: products['T90'] } })),
      /T91, which is not in the catalogue/,
    ],
  ])('refuses %s', (_, spoil, fault) => {
    expect(faultsOf(spoil).join('\n')).toMatch(fault);
  });
});
