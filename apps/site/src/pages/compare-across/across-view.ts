import type { ProductInfo, SpecValue } from '@payload/api/contract';
import type { AircraftKey, SpecKey } from '@payload/catalog';
import { askedModels } from '../../features/content/asked-models.ts';
import { COMPARE_LIMIT } from '../../features/content/useCompareChoice.ts';

/** How the page is set up: all of it stands in the address. */
export interface AcrossView {
  readonly models: readonly string[];
  /** Key of the aircraft that they are weighed on; null for none. */
  readonly aircraft: AircraftKey | null;
  readonly differencesOnly: boolean;
  /** On one scale, in place of the table. */
  readonly drawn: boolean;
}

/** Reads a view from a query, `?aircraft=m30&models=T90,H150T&rows=differences`. */
export function acrossViewOf(
  search: URLSearchParams,
  codes: readonly string[],
  aircraft: readonly AircraftKey[],
): AcrossView {
  const asked = (search.get('aircraft') ?? '').toLowerCase();
  return {
    models: askedModels(search, codes).existing.slice(0, COMPARE_LIMIT),
    aircraft: aircraft.find((key) => key.toLowerCase() === asked) ?? null,
    differencesOnly: search.get('rows') === 'differences',
    drawn: search.get('view') === 'drawn',
  };
}

/** The query that `acrossViewOf` reads back. */
export function acrossQueryOf({ models, aircraft, differencesOnly, drawn }: AcrossView): string {
  const parts = [
    ...(aircraft === null ? [] : [`aircraft=${aircraft.toLowerCase()}`]),
    ...(models.length > 0 ? [`models=${models.join(',')}`] : []),
    ...(differencesOnly ? ['rows=differences'] : []),
    ...(drawn ? ['view=drawn'] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A parameter and its value by the codes of those that have it. */
export interface AcrossRow {
  readonly key: SpecKey;
  readonly label: string;
  readonly values: ReadonlyMap<string, SpecValue>;
}

/**
 * What the products have in common, and then what only some of them have, under the family of the first that has it.
 * The order within each is that of their own tables.
 */
export function acrossGroups(products: readonly ProductInfo[]): {
  common: AcrossRow[];
  own: { type: ProductInfo['type']; rows: AcrossRow[] }[];
} {
  const rows = new Map<
    SpecKey,
    { label: string; type: ProductInfo['type']; values: Map<string, SpecValue> }
  >();
  for (const { code, type, groups } of products) {
    for (const row of groups.flatMap((group) => group.rows)) {
      const known = rows.get(row.key) ?? { label: row.label, type, values: new Map<string, SpecValue>() };
      known.values.set(code, row);
      rows.set(row.key, known);
    }
  }
  const common: AcrossRow[] = [];
  const own = new Map<ProductInfo['type'], AcrossRow[]>();
  for (const [key, { label, type, values }] of rows) {
    const row = { key, label, values };
    if (values.size === products.length) common.push(row);
    else own.set(type, [...(own.get(type) ?? []), row]);
  }
  return { common, own: [...own].map(([type, found]) => ({ type, rows: found })) };
}
