import { type Language, languages, productInfo, products, specText } from '@payload/catalog';
import cnThesaurus from '@payload/catalog/thesaurus/cn.json' with { type: 'json' };
import enThesaurus from '@payload/catalog/thesaurus/en.json' with { type: 'json' };
import { createSearchIndex, stretchesOf } from '@payload/search';
import { distanceLaws } from '@payload/web/search/distance-laws.ts';
import { describe, expect, it } from 'vitest';
import { searchData } from './entries.ts';

const indexes = {
  en: await createSearchIndex(searchData('en'), enThesaurus, distanceLaws),
  cn: await createSearchIndex(searchData('cn'), cnThesaurus, distanceLaws),
};

const answer = (query: string, language: Language = 'en') => indexes[language].search(query);
const hrefs = (query: string, language?: Language) =>
  answer(query, language).results.map(({ entry }) => entry.href.replace(/^\/(?:en|cn)/, ''));
const codes = (query: string, language?: Language) =>
  answer(query, language).results.flatMap(({ entry }) => entry.code ?? []);

describe('a model', () => {
  it.each(['t90 v2', 'T90-V2', 't90v2', 'Ｔ９０Ｖ２', 'T 90 V2'])('T90V2 is found by %s', (query) => {
    for (const language of languages) expect(codes(query, language)).toEqual(['T90V2']);
  });

  it.each(['S3-mini', 's3 mini', 'S3mini', 'Ｓ３ｍｉｎｉ'])('S3mini is found by %s', (query) => {
    for (const language of languages) expect(codes(query, language)[0]).toBe('S3mini');
  });

  it.each(['PTS4', 'pts4', 'PTS-4', 'ＰＴＳ４'])('PTS42023 is found by its older name %s', (query) => {
    for (const language of languages) expect(codes(query, language)[0]).toBe('PTS42023');
  });

  it.each(products.map(({ code }) => code))('%s stands first when its code is typed', (code) => {
    for (const language of languages)
      expect(hrefs(code, language)[0]).toMatch(new RegExp(`^/details/product(?:Support)?/${code}$`));
  });

  it('stands before those whose code begins with it', () => {
    expect(codes('t90').slice(0, 2)).toEqual(['T90', 'T90V2']);
  });
});

describe('a question in a few words', () => {
  // What is typed, and the address that has to be among the first three.
  it.each([
    ['cn', '没有声音', '/faq#spk1'],
    ['cn', '喊话没声音怎么办', '/faq#spk1'],
    ['cn', '啸叫', '/faq#spk2'],
    ['cn', '固件升级', '/port'],
    ['cn', '怎么升级固件', '/port'],
    ['cn', '固件', '/download/firmware/megaphone'],
    ['cn', '返修', '/apply/repair'],
    ['cn', '坏了怎么修理', '/apply/repair'],
    ['cn', '激活', '/apply/activate'],
    ['cn', '电话', '/support'],
    ['cn', '多少钱', '/buying'],
    ['cn', '忘记密码', '/user'],
    ['cn', '流量充值', '/announcement#data-guide'],
    ['cn', '消防', '/solution/FireFighting'],
    ['cn', '说明书', '/download/products/megaphone'],
    ['cn', '退货', '/policy/return'],
    ['cn', '钩子不松怎么办', '/faq#drop1'],
    ['en', 'no sound', '/faq#spk1'],
    ['en', 'firmware upgrade', '/port'],
    ['en', 'how do i update the firmware', '/download/firmware/megaphone'],
    ['en', 'repair', '/apply/repair'],
    ['en', 'warranty', '/apply/repair'],
    ['en', 'activation code', '/apply/activate'],
    ['en', 'phone number', '/support'],
    ['en', 'price', '/buying'],
    ['en', 'forgot password', '/user'],
    ['en', 'fire', '/solution/FireFighting'],
    ['en', 'speaker_tts_play_start', '/apiCloud/megaphone#speaker-tts-play-start'],
    ['en', 'return policy', '/policy/return'],
    ['en', 'spotlight keeps blinking', '/faq#lig1'],
  ] as const)('%s: %s leads to %s', (language, query, href) => {
    expect(hrefs(query, language).slice(0, 3)).toContain(href);
  });
});

const typeOf = (code: string | undefined) => products.find((product) => product.code === code)?.type;

describe('a family', () => {
  it.each([
    ['cn', '喊话器', 'megaphone'],
    ['cn', '喇叭', 'megaphone'],
    ['cn', '探照灯流明', 'searchlight'],
    ['cn', '空投', 'thrower'],
    ['cn', '支架', 'loadbracket'],
    ['cn', 'megaphone', 'megaphone'],
    ['en', 'loudspeaker', 'megaphone'],
    ['en', 'megafone', 'megaphone'],
    ['en', '喊话', 'megaphone'],
    ['en', 'spotlight lumens', 'searchlight'],
    ['en', 'drop kit', 'thrower'],
  ] as const)('%s: %s finds its models', (language, query, type) => {
    const first = codes(query, language).slice(0, 4);
    expect(first).toHaveLength(4);
    for (const code of first) expect(typeOf(code)).toBe(type);
  });

  it('is narrowed by an aircraft', () => {
    const found = codes('M30 探照灯', 'cn').slice(0, 3);
    for (const code of found) {
      const product = products.find((each) => each.code === code);
      expect(product?.aircraft).toContain('M30');
      expect(product?.type).toBe('searchlight');
    }
    expect(found).toHaveLength(3);
  });

  it('is narrowed by a figure, with or without a space before its unit', () => {
    expect(codes('13000 lm')[0]).toBe('T90');
    expect(codes('13000lm')[0]).toBe('T90');
    expect(codes('13000流明', 'cn')[0]).toBe('T90');
  });
});

/** Luminous flux of a searchlight in lumens. */
const flux = (code: string | undefined) => {
  const spec = products.find((product) => product.code === code)?.spec;
  return spec && 'luminous_flux_lm' in spec ? spec.luminous_flux_lm : Number.NaN;
};

describe('a figure', () => {
  // As the page prints it: a figure of any family is what its parameters say.
  it.each(products.map(({ code }) => code))('of %s is answered as its page has it', (code) => {
    for (const [language, word] of [
      ['en', 'weight'],
      ['cn', '重量'],
    ] as const) {
      const [first] = answer(`${code} ${word}`, language).answers;
      const row = productInfo(code, language)
        ?.groups.flatMap(({ rows }) => rows)
        .find(({ key }) => key === 'weight_g');
      expect(first).toMatchObject({
        is: 'figure',
        label: row?.label,
        figure: row && specText(row, language),
        entry: { code },
      });
    }
  });

  it('decides which model is the best, by the catalogue', () => {
    for (const [language, query] of [
      ['en', 'brightest searchlight'],
      ['cn', '最亮的探照灯'],
    ] as const) {
      const lamps = products.filter(({ type }) => type === 'searchlight').map(({ code }) => code);
      const shown = answer(query, language).answers.flatMap((one) => ('entry' in one ? one.entry.code : []));
      expect(shown).toEqual(lamps.toSorted((a, b) => flux(b) - flux(a)).slice(0, 3));
    }
  });
});

describe('an answer', () => {
  it('says when nothing has all words', () => {
    expect(answer('voice').isNear).toBe(false);
    const near = answer('megaphone submarine');
    expect(near.isNear).toBe(true);
    expect(near.results.length).toBeGreaterThan(0);
  });

  it.each(['', '   ', '-', '，', 'qqqq', '魑魅魍魉'])('is empty for %j', (query) => {
    expect(answer(query)).toEqual({
      answers: [],
      results: [],
      isNear: false,
      readAs: null,
      suggestions: [],
    });
  });

  it('knows the words it answers by', () => {
    const [first] = answer('没有声音', 'cn').results;
    expect(stretchesOf(first?.entry.title ?? '', first?.terms ?? new Set())).toEqual([
      { text: '实时喊话为什么', isHit: false },
      { text: '没有声音', isHit: true },
      { text: '？', isHit: false },
    ]);
  });
});
