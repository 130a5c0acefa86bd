import type { OtaFile } from '@payload/api/contract';
import { downloadCategories, findProductType, type ProductType, productTypes, types } from '@payload/catalog';
import { Moved, NotFound } from '@payload/web/data/data-source.ts';
import { findDownloadSection } from '@payload/web/data/download-sections.ts';
import type { PageModule } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { CodesByFamily } from './model-query.ts';

type CategoryId = (typeof downloadCategories)[number]['id'];

/** A section of the download centre and what lies on it. */
export interface DownloadData {
  category: CategoryId;
  child: string;
  /** Type of the family; null where the section is not of one. */
  type: ProductType | null;
  files: OtaFile[];
  /** Models of the family that have no firmware; empty on other sections. */
  without: string[];
  /** Codes of the models that have no file on this section. */
  elsewhere: CodesByFamily;
  /** Code of the model whose picture stands beside the title. */
  picture: string | null;
}

/** Loads the section an address names; a category alone leads to its first one. */
export const loadDownloads: PageModule<DownloadData>['load'] = async ({ params, language, source }) => {
  const { category = downloadCategories[0]?.id ?? '', child } = params;
  if (child === undefined) {
    const named = downloadCategories.find(({ id }) => id.toLowerCase() === category.toLowerCase());
    const [first] = named?.children ?? [];
    if (!named || !first) throw new NotFound(category);
    throw new Moved(pathsOf(language).download(named.id, first.name));
  }
  const section = findDownloadSection(category, child);
  if (!section) throw new NotFound(`${category}/${child}`);
  const type = findProductType(section.child.name);
  const [files, lists] = await Promise.all([
    source.downloads(category, child, language),
    source.productLists(language),
  ]);
  const models = new Set(files.map(({ productCode }) => productCode));
  const family = type && section.category.id === 'Firmware' ? (lists[type] ?? []) : [];
  const [only] = models.size === 1 ? models : [];
  return {
    category: section.category.id,
    child: section.child.name,
    type,
    files,
    without: family.map(({ code }) => code).filter((code) => !models.has(code) && !hasOwnSection(code)),
    elsewhere: productTypes.flatMap((each) => {
      const codes = (lists[each] ?? []).map(({ code }) => code).filter((code) => !models.has(code));
      return codes.length > 0 ? [{ type: each, codes }] : [];
    }),
    picture: section.child.product ?? only ?? types.find((info) => info.type === type)?.picture ?? null,
  };
};

/** Whether a model's files lie on a section of its own. */
function hasOwnSection(code: string): boolean {
  return downloadCategories.some(({ children }) =>
    children.some(({ productTypeCode }) => productTypeCode === code),
  );
}

/** The files of each model, in the order in which the newest of each came out; null for those of a whole family. */
export function byModel(files: readonly OtaFile[]): Map<string | null, OtaFile[]> {
  const models = new Map<string | null, OtaFile[]>();
  for (const file of files) models.set(file.productCode, [...(models.get(file.productCode) ?? []), file]);
  return models;
}
