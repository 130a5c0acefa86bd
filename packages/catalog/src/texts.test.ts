import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaves, parityFaults } from './check/texts.ts';
import { type Language, languages } from './language.ts';
import { findProduct, products, specValueOf } from './products/index.ts';
import { MissingText, productText, resources, translate } from './texts.ts';
import { productInfo } from './views/product.ts';

const folder = join(import.meta.dirname, 'locales');
const files = readdirSync(join(folder, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const read = (language: Language, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));

/**
 * A file without what may differ: Chinese has one plural form where English has two, and a headline's
 * phrases, kept as a list so that no line breaks inside one, are as many as the language needs.
 */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    if (Array.isArray(inner)) return inner.every((part) => typeof part === 'string') ? inner.join('') : inner;
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, text]) => [key.replace(/_(one|other)$/, ''), text]),
    );
  });

describe('locales', () => {
  it('have the same files', () => {
    const other = readdirSync(join(folder, 'cn'), { recursive: true, encoding: 'utf8' });
    expect(other.filter((name) => name.endsWith('.json')).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)('%s has the same keys in both languages, none empty', (file) => {
    expect(parityFaults(file, comparable(read('en', file)), comparable(read('cn', file)))).toEqual([]);
  });

  it.each(languages)('in %s keep figure and unit together by a thin space', (language) => {
    const loose = leaves(resources[language]).filter(
      ([, text]) =>
        typeof text === 'string' &&
        /\d[ \u00a0]?(?:dB|lm|lx|mm|kg|g|m|km|kHz|Hz|W|V|A|°C)(?![\w/-])/.test(text),
    );
    expect(loose).toEqual([]);
  });

  it.each(languages)('in %s write ranges with an en dash and negatives with a minus', (language) => {
    const wrong = leaves(resources[language]).filter(
      // A landline has a hyphen behind its area code.
      ([, text]) => typeof text === 'string' && /(?:^|[\s(（])-\d|(?<!\b0\d{2,3})(?<=\d)-\d/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

describe('translate', () => {
  it('fills in values', () => {
    expect(translate('en', 'spec', 'patterns.range', { from: '0', to: '90°' })).toBe('0 to 90°');
    expect(translate('cn', 'spec', 'patterns.range', { from: '0', to: '90°' })).toBe('0 至 90°');
  });

  it('refuses a missing text, a missing value and a branch', () => {
    // @ts-expect-error -- Nor does it compile.
    expect(() => translate('en', 'spec', 'labels.colour')).toThrow(MissingText);
    // @ts-expect-error -- Nor does it compile.
    expect(() => translate('en', 'spec', 'labels')).toThrow(MissingText);
    // @ts-expect-error -- Nor does it compile.
    expect(() => productText('cn', 'T91')).toThrow(MissingText);
    expect(() => translate('en', 'spec', 'patterns.range', { from: '0' })).toThrow(MissingText);
  });
});

describe('messages', () => {
  it('are the sentences of the specification', () => {
    expect(Object.values(resources.en.messages)).toEqual(
      expect.arrayContaining([
        'Incorrect Format',
        'Cannot Be Empty',
        'Please enter verification code',
        'Please enter password',
        'Please confirm password',
        'Password length less than 6',
        'Two password inconsistencies',
        'The verification code is incorrect',
        'Verification failed',
        'Please enter a 4-digit verification code',
        'Please enter the device serial number',
        'Please log in first',
        'Check Fail',
        'Operation failure',
        'Device disconnected',
        'Upgrade failed. Try to upgrade again',
        'Upgrade failed, please contact customer service',
        'It is not a firmware upgrade product',
        'Please select a serial port to connect',
        'Error!!! Please select the correct file',
      ]),
    );
    expect(resources.cn.messages.pleaseLogInFirst).toBe('请先登录');
  });
});

describe.each(languages)('the texts of models in %s', (language) => {
  it('say of no two the same', () => {
    const said = products.map(({ code }) => ({
      code,
      words: productText(language, code).description.replaceAll(code, ''),
    }));
    const doubles = said.flatMap(({ code, words }, index) =>
      said
        .slice(0, index)
        .filter((other) => other.words === words)
        .map((other) => `${code} is described as ${other.code}`),
    );
    expect(doubles).toEqual([]);
  });
});

/** Every load in kilograms that a text names. */
const loads = (text: string) => [...text.matchAll(/(\d+(?:\.\d+)?)\u2009kg/g)].map(([, kg]) => Number(kg));

describe('texts of release units', () => {
  const units = products.filter(({ type }) => type === 'thrower').map(({ code }) => code);
  const cases = languages.flatMap((language) => units.map((code) => [language, code] as const));

  it.each(cases)('in %s name no load of %s but its ratings and what its aircraft leave', (language, code) => {
    const info = productInfo(code, language);
    const rows = info?.groups.flatMap((group) => group.rows) ?? [];
    const known = new Set(
      rows.flatMap((row) => {
        if (row.kind === 'figure' && row.unit === 'kg') return [row.value];
        return row.key === 'cargo_limit' && row.kind === 'text' ? loads(row.text) : [];
      }),
    );
    const said = leaves(resources[language].products[code]).flatMap(([, text]) => loads(String(text)));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((kg) => !known.has(kg))).toEqual([]);
  });

  it.each(cases)(
    'in %s never give the rating of a hook of %s without what an aircraft leaves',
    (language, code) => {
      const product = findProduct(code);
      const perHook = Number(product && specValueOf(product, 'max_load_per_hook_kg'));
      const { description, features, basics } = productText(language, code);
      const passages = [
        description,
        ...[...features, ...basics].map((part) => Object.values(part).join(' ')),
      ];
      const bare = passages.filter((passage) => {
        const named = loads(passage);
        return named.includes(perHook) && Math.min(...named) === perHook;
      });
      expect(bare).toEqual([]);
    },
  );
});
