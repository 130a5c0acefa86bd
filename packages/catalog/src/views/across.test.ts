import { describe, expect, it } from 'vitest';
import type { ProductInfo } from '../replies/index.ts';
import { acrossGroups } from './across.ts';
import { productInfo } from './product.ts';

const infos = (...wanted: string[]): ProductInfo[] => wanted.flatMap((code) => productInfo(code, 'en') ?? []);
const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

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
