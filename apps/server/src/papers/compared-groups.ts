import {
  compareParams,
  type Language,
  type ProductInfo,
  type ProductType,
  type SpecValue,
  translate,
} from '@payload/catalog';
import { acrossGroups } from '@payload/catalog/across';
import { said } from './parts.ts';

export interface ComparedRow {
  label: string;
  /** Which figure is best; null where none is. */
  better: 'more' | 'less' | null;
  /** By the codes of the models that have it. */
  values: ReadonlyMap<string, SpecValue>;
}

/** The family of all of them; null where there are several. */
export function familyOf(products: readonly ProductInfo[]): ProductType | null {
  const [first] = products;
  return first && products.every(({ type }) => type === first.type) ? first.type : null;
}

/** The rows of a comparison: of one family its data sheet, of several what they share and then what each does. */
export function comparedGroups(
  products: readonly ProductInfo[],
  language: Language,
): { label: string; rows: ComparedRow[] }[] {
  const family = familyOf(products);
  if (family)
    return compareParams(family, language).groups.map(({ label, rows }) => ({
      label,
      rows: rows.map((row) => ({ ...row, values: new Map(Object.entries(row.values)) })),
    }));
  const { common, own } = acrossGroups(products);
  // Of different kinds of devices none is best.
  const unranked = (rows: typeof common) => rows.map((row) => ({ ...row, better: null }));
  return [
    { label: said(language, 'compared.common'), rows: unranked(common) },
    ...own.map(({ type, rows }) => ({
      label: translate(language, 'types', `${type}.plural`),
      rows: unranked(rows),
    })),
  ];
}
