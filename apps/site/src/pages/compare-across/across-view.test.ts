import { aircraftKeys, type ProductInfo, productInfo, products } from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { acrossGroups, acrossQueryOf, acrossViewOf } from './across-view.ts';

const codes = products.map(({ code }) => code);
const infos = (...wanted: string[]): ProductInfo[] => wanted.flatMap((code) => productInfo(code, 'en') ?? []);

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

describe('the address of a comparison across families', () => {
  it('says aircraft and models in any case, and reads back what it says', () => {
    const view = acrossViewOf(new URLSearchParams('aircraft=M30&models=t90,H150T,XXX'), codes, aircraftKeys);
    expect(view).toEqual({ models: ['T90', 'H150T'], aircraft: 'M30', differencesOnly: false, drawn: false });
    expect(acrossQueryOf(view)).toBe('?aircraft=m30&models=T90,H150T');
    expect(acrossViewOf(new URLSearchParams(acrossQueryOf(view)), codes, aircraftKeys)).toEqual(view);
  });

  it('holds four models at most, and no aircraft that there is not', () => {
    const { models, aircraft } = acrossViewOf(
      new URLSearchParams(`aircraft=m9&models=${codes.slice(0, 6).join(',')}`),
      codes,
      aircraftKeys,
    );
    expect([models, aircraft]).toEqual([codes.slice(0, 4), null]);
    expect(acrossQueryOf({ models: [], aircraft: null, differencesOnly: false, drawn: false })).toBe('');
  });
});

describe('rows across families', () => {
  it('begin with what all have, then what each family does', () => {
    const { common, own } = acrossGroups(infos('T90', 'H150T'));
    expect(keysOf(common)).toEqual(expect.arrayContaining(['weight_g', 'ip_rating']));
    expect(own.map(({ type }) => type)).toEqual(['searchlight', 'megaphone']);
    expect(keysOf(own[0]?.rows ?? [])).toContain('luminous_flux_lm');
    expect(keysOf(own[1]?.rows ?? [])).toContain('max_spl_db_1m');
    expect([...(own[0]?.rows[0]?.values.keys() ?? [])]).toEqual(['T90']);
  });

  it('lose none and repeat none', () => {
    const chosen = infos('T90', 'H150T', 'T60', 'M30suit');
    const { common, own } = acrossGroups(chosen);
    const shown = [...common, ...own.flatMap(({ rows }) => rows)].map(({ key }) => key);
    const all = new Set(
      chosen.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ key }) => key))),
    );
    expect(shown.toSorted()).toEqual([...all].toSorted());
  });
});
