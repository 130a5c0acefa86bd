import { describe, expect, it } from 'vitest';
import { aircraftKeys } from '../aircraft.ts';
import { leaves } from '../check/texts.ts';
import { type Language, languages } from '../language.ts';
import { productTypes } from '../product-types.ts';
import { findProduct, productCodes, products, specValueOf } from '../products/index.ts';
import type { ProductInfo } from '../replies/index.ts';
import { types } from '../types.ts';
import { compareParams } from './compare.ts';
import { productsByDevice } from './device.ts';
import { homeInfo } from './home.ts';
import { productInfo } from './product.ts';
import { productsByType } from './series.ts';
import { specText } from './spec-value.ts';

function info(code: string, language: Language = 'en'): ProductInfo {
  const found = productInfo(code, language);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}

function row(product: ProductInfo, key: string) {
  return product.groups.flatMap(({ rows }) => rows).find((one) => one.key === key);
}

describe.each(languages)('every view in %s', (language) => {
  const views = {
    home: () => homeInfo(language),
    types: () => productTypes.map((type) => [productsByType(type, language), compareParams(type, language)]),
    aircraft: () => aircraftKeys.map((key) => productsByDevice(key, language)),
    products: () => productCodes.map((code) => productInfo(code, language)),
  };

  it.each(Object.entries(views))('of %s is complete', (_, view) => {
    // Counts, such as a number of hooks, have no unit.
    const texts = leaves(view()).filter(([path]) => !path.endsWith('.unit'));
    const wrong = language === 'en' ? /^$|\{\{|\p{Script=Han}/u : /^$|\{\{/;
    expect(texts.filter(([, text]) => text === undefined || Number.isNaN(text))).toEqual([]);
    expect(texts.filter(([, text]) => typeof text === 'string' && wrong.test(text))).toEqual([]);
  });
});

describe('the home page', () => {
  it.each(types.filter(({ range }) => 'spanOf' in range))(
    'counts the models of $type and spans them from the least to the most',
    ({ type, range }) => {
      const models = productsByType(type, 'en');
      const shown = homeInfo('en').home_product_category.find(
        ({ resRoute }) => resRoute === type.toLowerCase(),
      );
      const figures = models.map(({ code }) =>
        Number('spanOf' in range && specValueOf(findProduct(code), range.spanOf)),
      );
      const [least, most] = (shown?.range ?? '')
        .replaceAll('\u2009', '')
        .split(/[–a-z]/iu)
        .map(Number);
      const divisor = 'divisor' in range ? range.divisor : 1;
      expect(shown?.count).toBe(models.length);
      expect([least, most]).toEqual([Math.min(...figures) / divisor, Math.max(...figures) / divisor]);
    },
  );

  it('says in both languages what integrated machines have in common', () => {
    expect(homeInfo('en').home_product_category[4]?.range).toBe('light + voice + flash');
    expect(homeInfo('cn').home_product_category[4]?.range).toBe('光·声·闪');
  });

  it('shows eight aircraft, brackets not counted among their payloads', () => {
    const devices = homeInfo('en').home_device_product;
    expect(devices.map(({ code }) => code).join(' ')).toBe('M400 M350 M300 M30 M4E M3E M3D FC30');
    for (const { code, payloads, payloadG } of devices) {
      const carried = productsByDevice(code, 'en');
      expect(carried?.products.filter(({ type }) => type !== 'loadbracket')).toHaveLength(payloads);
      expect(carried?.aircraft.payloadG).toBe(payloadG);
    }
    expect(devices[0]).toMatchObject({
      resOrder: 1,
      resRoute: 'm400',
      resUrl: 'aircraft/m400.webp',
      plan: 'm400',
    });
  });

  it('compares four models in each of four families, from least to most', () => {
    const compared = homeInfo('en').home_product_compare;
    expect(compared.map(({ resRoute, measure }) => [resRoute, measure])).toEqual([
      ['megaphone', 'A spoken order carries'],
      ['searchlight', 'Luminous flux'],
      ['thrower', 'Rated total load'],
      ['integratedmachine', 'A spoken order carries'],
    ]);
    for (const { bars } of compared) {
      expect(bars).toHaveLength(4);
      expect(bars.map(({ value }) => value)).toEqual(
        bars.map(({ value }) => value).toSorted((a, b) => a - b),
      );
    }
  });

  it('recommends five, each leading to its page', () => {
    const hot = homeInfo('cn').home_hot_product;
    expect(hot.map(({ code }) => code)).toEqual(['T40S', 'H150T', 'T90', 'PT4', 'S3mini']);
    expect(hot[2]).toMatchObject({
      resRoute: 'details?#product?#T90',
      resUrl: 'night/T90.webp',
      figure: { value: 13000, unit: 'lm', label: '光通量' },
    });
    // Kilograms may be of the load or of the device: the label says which.
    expect(hot[3]?.figure).toEqual({ value: 10, unit: 'kg', label: '额定总载重' });
  });
});

const valueOf = ({ keyFigure }: Pick<ProductInfo, 'keyFigure'>) =>
  keyFigure?.kind === 'figure' ? keyFigure.value : Number.NaN;

const said = (language: Language) =>
  ['broadcast_modes', 'pitch_range_deg', 'temp_c', 'size_mm', 'ip_rating', 'cloud_api'].map((key) => {
    const value = row(info('H1T', language), key);
    return value && specText(value, language);
  });

describe('a product', () => {
  it('has its page’s figures, published ones marked', () => {
    const t90 = info('T90');
    expect(t90).toMatchObject({
      resRoute: '/product/T90',
      resUrl: 'products/T90.webp',
      bgImg: 'night/T90.webp',
    });
    expect(t90.keyFigure).toEqual({
      key: 'luminous_flux_lm',
      label: 'Luminous flux',
      sample: false,
      kind: 'figure',
      value: 13000,
      unit: 'lm',
    });
    expect(t90.figures.map(({ key, sample }) => [key, sample])).toEqual([
      ['luminous_flux_lm', false],
      ['lux_100m', true],
      ['weight_g', true],
    ]);
    expect(t90.fits.map(({ key, share }) => [key, share])).toEqual([
      ['M300', 36],
      ['M350', 35],
      ['M400', 16],
    ]);
  });

  it('says its values in the language asked for', () => {
    expect(said('en')).toEqual([
      'Live voice, recorded clip, TTS, loop',
      'Fixed',
      '\u221220 to 50\u2009°C',
      '82 × 68 × 54\u2009mm',
      'IP43',
      'Supported',
    ]);
    expect(said('cn')).toEqual([
      '实时喊话、录音播放、文字转语音、循环播放',
      '固定',
      '\u221220 至 50\u2009°C',
      '82 × 68 × 54\u2009mm',
      'IP43',
      '支持',
    ]);
  });

  it('says none where something is not offered', () => {
    expect(row(info('T90'), 'cloud_api')?.kind).toBe('none');
    expect(row(info('AF1'), 'firmware_upgrade')?.kind).toBe('none');
  });

  it.each(productCodes)('%s stands beside the three nearest of its family, from least to most', (code) => {
    const own = info(code);
    const distance = (one: Pick<ProductInfo, 'keyFigure'>) => Math.abs(valueOf(one) - valueOf(own));
    const others = productsByType(own.type, 'en').filter((one) => one.code !== code);
    const nearest = others.map(distance).toSorted((a, b) => a - b);
    expect(own.siblings.map(distance).toSorted((a, b) => a - b)).toEqual(nearest.slice(0, 3));
    expect(own.siblings.map(valueOf)).toEqual(own.siblings.map(valueOf).toSorted((a, b) => a - b));
  });

  it('shows a release unit with its rating, and what is left of it only by aircraft', () => {
    const unit = info('PTS42023');
    expect(unit.figures.map(({ key }) => key)).toEqual(['max_total_load_kg', 'hooks', 'weight_g']);
    expect(row(unit, 'cargo_max_kg')).toBeUndefined();
    expect(row(unit, 'cargo_limit')).toMatchObject({
      text: 'M300: 2.05\u2009kg; M350: 2.09\u2009kg; M400: 5.34\u2009kg',
    });
  });

  it('says by what port it is powered on each aircraft that it fits', () => {
    expect(row(info('T90'), 'supply')).toMatchObject({
      text: 'Aircraft E-Port; on M300, OSDK port 24\u2009V / 4\u2009A through the SDKOSDK bracket',
    });
    expect(row(info('T90', 'cn'), 'supply')).toMatchObject({
      text: '机身 E-Port 供电；M300 上经 SDKOSDK 支架由 OSDK 接口（24\u2009V / 4\u2009A）供电',
    });
    expect(row(info('T30'), 'supply')).toMatchObject({
      text: 'Aircraft E-Port; on M300, SkyPort V2 through the SDKPSDK bracket',
    });
    expect(row(info('T10'), 'supply')).toMatchObject({ text: 'Aircraft E-Port' });
    // The bracket that is named is the one that goes with it.
    expect(info('T90').related.map(({ code }) => code)).toEqual(['SDKOSDK', 'M350PSDK', 'M400']);
  });

  it('names the bracket to mount it with', () => {
    expect(info('ET4').related.map(({ route }) => route)).toEqual(['/productSupport/SDKOSDK']);
    expect(info('T30').related.map(({ code }) => code)).toEqual(['M30PSDK2', 'SDKPSDK', 'M350PSDK', 'M400']);
    expect(info('S3').related).toEqual([]);
    expect(info('OT2').related).toEqual([]);
  });

  it('that is a bracket has its four fields and what it carries', () => {
    expect(info('M30PSDK', 'cn').bracket).toEqual({
      englishName: 'M30 PSDK bracket',
      adaptedAircraft: 'M30',
      size: '88 × 64 × 26\u2009mm',
      weight: '24\u2009g',
    });
    expect(info('SDKOSDK').related.map(({ code }) => code)).toEqual(['ET4', 'T90']);
    // 10 W of the E-Port Lite drive nothing that has no battery of its own.
    expect(info('FC30FRONT').related.map(({ code }) => code)).toEqual(['DS16']);
    expect(info('T90').bracket).toBeNull();
  });

  it('that does not exist has no page', () => {
    expect(productInfo('T91', 'en')).toBeNull();
    expect(productInfo('PTS4', 'en')).toBeNull();
  });
});

describe('an aircraft', () => {
  it('is found in any case, its brackets last', () => {
    const found = productsByDevice('m30', 'en');
    expect(found?.aircraft).toMatchObject({ key: 'M30', route: 'm30', payloadG: 299, watts: 76, ip: 'IP55' });
    const brackets = found?.products.map(({ type }) => type === 'loadbracket') ?? [];
    expect(brackets).toContain(true);
    expect(brackets).toEqual(brackets.toSorted((a, b) => Number(a) - Number(b)));
    expect(found?.products.map(({ resOrder }) => resOrder)).toEqual(
      found?.products.map((_, index) => index + 1),
    );
  });

  it('whose protection is not published says so', () => {
    expect(productsByDevice('M3E', 'en')?.aircraft.ip).toBe('Not published');
    expect(productsByDevice('M3E', 'cn')?.aircraft.ip).toBe('未公布');
  });

  it('that does not exist has no page', () => {
    expect(productsByDevice('m999', 'en')).toBeNull();
  });
});

describe('a comparison', () => {
  it.each(productTypes)('of %s has a value of every model in every row', (type) => {
    const compared = compareParams(type, 'en');
    const codes = products.filter((product) => product.type === type).map(({ code }) => code);
    const rows = compared.groups.flatMap((group) => group.rows);
    expect(compared.products.map(({ code }) => code)).toEqual(codes);
    for (const { values, key } of rows) {
      expect(Object.keys(values)).toEqual(codes);
      expect(Object.values(values).every((value) => value.key === key)).toBe(true);
    }
  });

  it('calls a figure best only where more or less is better', () => {
    const better = Object.fromEntries(
      compareParams('megaphone', 'en').groups.flatMap((group) =>
        group.rows.map((one) => [one.key, one.better]),
      ),
    );
    expect(better).toMatchObject({
      max_spl_db_1m: 'more',
      rated_power_w: 'less',
      weight_g: 'less',
      horizontal_angle_deg: null,
      supply: null,
    });
  });
});
