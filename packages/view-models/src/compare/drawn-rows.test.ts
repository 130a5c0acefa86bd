import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { describe, expect, it } from 'vitest';
import { drawnBeams, drawnRows, drawnShares } from './drawn-rows.ts';

const infos = (codes: string[]) => Promise.all(codes.map((code) => catalogSource.productInfo(code, 'en')));

describe('a comparison as a drawing', () => {
  it('has a group for each figure that two share, with the figures of their tables', async () => {
    const products = await infos(['T90', 'H150T', 'DS4']);
    const groups = drawnRows(products);
    const weights = groups.find(({ key }) => key === 'weight_g g');
    expect(weights?.rows.map(({ label }) => label)).toEqual(['T90', 'H150T', 'DS4']);
    for (const { key, rows } of groups) {
      expect(rows.length).toBeGreaterThan(1);
      for (const { label, value } of rows) {
        const product = products.find(({ code }) => code === label);
        const stated = product?.groups
          .flatMap((group) => group.rows)
          .find((row) => key === `${row.key} ${row.kind === 'figure' ? row.unit : ''}`);
        expect(stated).toMatchObject({ kind: 'figure', value });
      }
    }
  });

  it('has the light of lamps and of integrated machines', async () => {
    const products = await infos(['T90', 'U30', 'H150T']);
    expect(drawnBeams(products).map(({ code }) => code)).toEqual(['T90', 'U30']);
  });

  it('weighs what an aircraft carries, and nothing else', async () => {
    const products = await infos(['T90', 'T30', 'DS4']);
    expect(drawnShares(products, 'M350').length).toBeGreaterThan(0);
    for (const { label, value } of drawnShares(products, 'M350')) {
      const fit = products.find(({ code }) => code === label)?.fits.find(({ key }) => key === 'M350');
      expect(value).toBe(fit?.share);
    }
    expect(drawnShares(products, 'M30').map(({ label }) => label)).not.toContain('T90');
  });
});
