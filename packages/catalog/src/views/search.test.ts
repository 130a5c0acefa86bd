import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { products } from '../products/index.ts';
import { searchProducts } from './search.ts';

const found = (query: string, language: 'en' | 'cn' = 'en') =>
  searchProducts(query, language).map(({ code }) => code);
const megaphones = products.filter(({ type }) => type === 'megaphone').map(({ code }) => code);

describe('search', () => {
  it.each(['PTS4', 'pts4', 'PTS-4', 'ＰＴＳ４'])('finds PTS42023 by %s', (query) => {
    expect(found(query)).toEqual(['PTS42023']);
  });

  it.each(['t90 v2', 'T90-V2', 't90v2', 'Ｔ９０Ｖ２'])('finds T90V2 by %s', (query) => {
    expect(found(query)).toEqual(['T90V2']);
  });

  it('puts the exact code before those that begin with it', () => {
    expect(found('t90')).toEqual(['T90', 'T90V2']);
    expect(found('H1').slice(0, 4)).toEqual(['H1T', 'H1E', 'H1C', 'H1G']);
  });

  it.each(languages)('finds megaphones by 喊话 and by megaphone in %s', (language) => {
    expect(found('喊话', language).slice(0, 8)).toEqual(megaphones);
    expect(found('Megaphone', language).slice(0, 8)).toEqual(megaphones);
  });

  it('finds a line by several words, all of which it must have', () => {
    expect(found('voice 270')).toEqual(['T40S']);
    expect(found('voice submarine')).toEqual([]);
  });

  it('answers in the language asked for', () => {
    expect(searchProducts('T90', 'cn')[0]).toMatchObject({ title: 'T90 探照灯', resOrder: 1 });
  });

  it.each(['', '   ', '-'])('finds nothing by %j', (query) => {
    expect(found(query)).toEqual([]);
  });
});
