import {
  compareParams,
  findProduct,
  homeInfo,
  languages,
  productInfo,
  productsByType,
  specText,
  translate,
} from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { structuredData } from '../metadata/structured-data.ts';
import { productEntries } from './product-entries.ts';

function ratedOf(code: string): number {
  const spec = findProduct(code)?.spec;
  return spec && 'max_total_load_kg' in spec ? spec.max_total_load_kg : Number.NaN;
}

// One figure of load for a release unit, wherever it stands without an aircraft: its rated total load, labelled.
describe.each(languages)('the load of a release unit, in %s', (language) => {
  const label = translate(language, 'spec', 'labels.max_total_load_kg');
  const units = productsByType('thrower', language).map(({ code }) => ({
    code,
    rated: ratedOf(code),
  }));

  it.each(units)(
    'is of $code the same on cards, rulers, in search, comparison and what engines read',
    ({ code, rated }) => {
      const info = productInfo(code, language);
      const card = productsByType('thrower', language).find((one) => one.code === code);
      if (!info || !card?.keyFigure) throw new Error(`${code} has no page.`);
      const loads = [...info.figures, ...card.figures].filter(
        (one) => one.kind === 'figure' && one.unit === 'kg',
      );
      for (const load of [...loads, card.keyFigure]) expect(load).toMatchObject({ label, value: rated });
      expect(loads).toHaveLength(2);

      const rows = compareParams('thrower', language).groups.flatMap((group) => group.rows);
      const compared = rows.filter(
        ({ values }) => values[code]?.kind === 'figure' && values[code].unit === 'kg',
      );
      expect(compared.map((row) => row.key)).toEqual(['max_load_per_hook_kg', 'max_total_load_kg']);
      expect(rows.find(({ key }) => key === 'max_total_load_kg')).toMatchObject({
        label,
        values: { [code]: { value: rated } },
      });

      const found = productEntries(language).find((entry) => entry.code === code);
      expect(found?.figure).toBe(
        translate(language, 'spec', 'patterns.labelled', {
          label,
          value: specText(card.keyFigure, language),
        }),
      );

      const [thing] = structuredData({
        language,
        path: `/details/product/${code}`,
        title: code,
        description: code,
        isListed: true,
        crumbs: [],
      });
      expect(thing?.['additionalProperty']).toContainEqual(
        expect.objectContaining({ name: label, value: rated, unitText: 'kg' }),
      );
      // What is left of it stands by aircraft.
      const left = info.groups.flatMap((group) => group.rows).find(({ key }) => key === 'cargo_limit');
      for (const aircraft of info.aircraft) expect(left && specText(left, language)).toContain(aircraft);
    },
  );

  it('is the same twice on the home page', () => {
    const { home_hot_product, home_product_compare } = homeInfo(language);
    const grid = home_product_compare.find(({ resRoute }) => resRoute === 'thrower');
    expect(grid?.measure).toBe(label);
    const shown = home_hot_product.find(({ code }) => code === 'PT4')?.figure;
    const bar = grid?.bars.find(({ code }) => code === 'PT4');
    expect(shown).toEqual({ value: bar?.value, unit: bar?.unit, label });
    for (const { code, rated } of units) {
      const other = grid?.bars.find((one) => one.code === code);
      expect(other?.value ?? rated).toBe(rated);
    }
  });
});
