import type { ProductSummary } from '@payload/api/contract';
import {
  type DownloadCategory,
  type DownloadChild,
  downloadCategories,
  type ProductType,
} from '@payload/catalog';

/** A section of the download centre, and the category it is in. */
export interface DownloadSection {
  category: DownloadCategory;
  child: DownloadChild;
}

/** The section that two segments of an address name, in any case (decision 0015). Null where there is none. */
export function findDownloadSection(category: string, child: string): DownloadSection | null {
  const found = downloadCategories.find(({ id }) => id.toLowerCase() === category.toLowerCase());
  const named = found?.children.find(({ name }) => name.toLowerCase() === child.toLowerCase());
  return found && named ? { category: found, child: named } : null;
}

/** Categories that have a section of a family. */
export function familySections(type: ProductType): ('Products' | 'Users' | 'Firmware')[] {
  return (['Products', 'Users', 'Firmware'] as const).filter((id) => findDownloadSection(id, type));
}

type OtaType = DownloadCategory['otaType'];

/** What to ask for to get the files of one kind: those of a model, or those of a whole section. */
export type FileQuery = { otaType: OtaType; code: string } | { otaType: OtaType; child: DownloadChild };

/**
 * Everything a model's files are filed under: its manual, the guide of its family, its firmware, that of a version
 * made for someone, the app. A bracket has none of them.
 */
export function filesOf({ code, type }: Pick<ProductSummary, 'code' | 'type'>): FileQuery[] {
  if (type === 'loadbracket') return [];
  return downloadCategories.flatMap(({ id, otaType, children }): FileQuery[] => {
    if (id === 'Products' || id === 'Firmware') return [{ otaType, code }];
    return children
      .filter(({ name, product }) => id === 'jzapp' || product === code || name === type.toLowerCase())
      .map((child) => ({ otaType, child }));
  });
}
