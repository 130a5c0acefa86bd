import { describe, expect, it } from 'vitest';
import { plainChinese } from './chinese.ts';
import { quantitiesIn, without } from './quantities.ts';

const names = new Set(['4g', 'mavic 3m', '100米照度']);
const read = (query: string) =>
  quantitiesIn(plainChinese(query), (phrase) => names.has(phrase.toLowerCase())).map(
    ({ bound, isStrict, value, measure }) =>
      `${{ most: isStrict ? '<' : '<=', least: isStrict ? '>' : '>=', at: '=' }[bound]} ${value} ${measure}`,
  );

describe('a quantity with words of a limit', () => {
  it.each([
    ['brightest light under 300 g', '< 300 mass'],
    ['light that weighs less than 300g', '< 300 mass'],
    ['lighter than 0.3 kg', '< 300 mass'],
    ['up to 300 grams', '<= 300 mass'],
    ['no more than about 300 g', '<= 300 mass'],
    ['300 g or less', '<= 300 mass'],
    ['300 g max', '<= 300 mass'],
    ['not over 2 lbs', '<= 907.2 mass'],
    ['dropper over 20 kg', '> 20000 mass'],
    ['at least 10,000 lumens', '>= 10000 flux'],
    ['at least 10k lm', '>= 10000 flux'],
    ['13 000 lm and up', '>= 13000 flux'],
    ['louder than 125 dB', '> 125 level'],
    ['more than 20 lx', '> 20 illuminance'],
    ['under 40 W', '< 40 power'],
    ['narrower than 11 degrees', '< 11 angle'],
    ['heard beyond 1 km', '> 1000 length'],
    ['over half a mile', '> 804.5 length'],
    ['半公斤以内', '<= 500 mass'],
    ['cheaper than ¥5000', '< 5000 money'],
    ['under 5000 yuan', '< 5000 money'],
    ['300克以内最亮的灯', '<= 300 mass'],
    ['三百克以下的灯', '<= 300 mass'],
    ['不到300克', '< 300 mass'],
    ['300克不到', '< 300 mass'],
    ['不超过0.3公斤', '<= 300 mass'],
    ['最多六百克', '<= 600 mass'],
    ['至少20公斤', '>= 20000 mass'],
    ['超过20公斤', '> 20000 mass'],
    ['20斤以上', '>= 10000 mass'],
    ['一万流明以上', '>= 10000 flux'],
    ['1.5万流明以上', '>= 15000 flux'],
    ['125分贝以上', '>= 125 level'],
    ['四公里外能看见', '> 4000 length'],
    ['两公里以上', '>= 2000 length'],
    ['功耗低于40瓦', '< 40 power'],
    ['5000元以内', '<= 5000 money'],
    ['小于11度', '< 11 angle'],
  ])('%s is %s', (query, limit) => {
    expect(read(query)).toEqual([limit]);
  });

  it.each(['between 200 and 300 g', '200-300 g', '200到300克', '200～300克之间'])(
    '%s is a range',
    (query) => {
      expect(read(query)).toEqual(['>= 200 mass', '<= 300 mass']);
    },
  );

  it('is taken out of the query with its words', () => {
    const query = 'light under 300 g for M30, 9000 lm or more';
    expect(without(query, quantitiesIn(query)).replaceAll(/\s+/g, ' ').trim()).toBe('light for M30,');
    const chinese = '300克以内最亮的灯';
    expect(without(chinese, quantitiesIn(chinese)).trim()).toBe('最亮的灯');
  });
});

describe('a quantity without them', () => {
  it.each([
    ['how loud is h1t at 200 m', '= 200 length'],
    ['H1T在200米处多响', '= 200 length'],
    ['13000lm', '= 13000 flux'],
    ['20公斤抛投器', '= 20000 mass'],
    ['200克的灯', '= 200 mass'],
  ])('of %s is %s', (query, found) => {
    expect(read(query)).toEqual([found]);
  });
});

describe('no quantity', () => {
  it.each([
    'M300 searchlight',
    't90 v2',
    'Mavic 3M light',
    '4G data',
    '4G流量',
    'T90 100米照度',
    'top 3 megaphones',
    'under M300',
    'M30T能挂什么',
    'Dock 3 megaphone',
    'H1T manual',
  ])('is in %s', (query) => {
    expect(read(query)).toEqual([]);
  });
});
