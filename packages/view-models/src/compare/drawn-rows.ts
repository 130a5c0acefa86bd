import type { ProductInfo } from '@payload/api/contract';
import type { InstrumentBeam } from '@payload/ui/BeamInstrument';
import type { BarsGroup } from '@payload/ui/sections/compare/BarsGrid';

/** The lamps among some products, integrated machines included, as the beam instrument takes them. */
export function drawnBeams(products: readonly ProductInfo[]): InstrumentBeam[] {
  return products.flatMap(({ code, physics }) => {
    const beam = physics?.kind === 'footprint' ? physics.beam : physics?.kind === 'beam' ? physics : null;
    if (!beam) return [];
    return [{ code, angle: beam.angleDeg, intensity: beam.candela, recognised: beam.recognisedM }];
  });
}

/** What each of some products takes of what an aircraft lifts, in per cent. Those not made for it have no bar. */
export function drawnShares(products: readonly ProductInfo[], aircraft: string): BarsGroup['rows'] {
  return products.flatMap(({ code, fits }) => {
    const fit = fits.find(({ key }) => key === aircraft);
    return fit ? [{ key: code, label: code, value: fit.share, unit: '%' }] : [];
  });
}

/**
 * Every figure that two or more of some products state in the same unit, in the order of their own tables. Ranges, sizes and
 * words have no length, and a bar begins at zero, so that a figure below it has none.
 */
export function drawnRows(products: readonly ProductInfo[]): BarsGroup[] {
  const groups = new Map<string, { key: string; title: string; rows: BarsGroup['rows'][number][] }>();
  for (const { code, groups: own } of products)
    for (const value of own.flatMap(({ rows }) => rows)) {
      if (value.kind !== 'figure' || value.value < 0) continue;
      const key = `${value.key} ${value.unit}`;
      const group = groups.get(key) ?? { key, title: value.label, rows: [] };
      groups.set(key, group);
      group.rows.push({ key: code, label: code, value: value.value, unit: value.unit });
    }
  return [...groups.values()].filter(({ rows }) => rows.length > 1);
}
