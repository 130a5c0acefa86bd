import type { ProductInfo, SpecValue } from '../replies/index.ts';
import type { SpecKey } from '../spec-keys.ts';

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
