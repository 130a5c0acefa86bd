import type { OtaFile, ProductSummary } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { getOtaByCode, getOtaByType, pageClient } from './api.ts';
import { NotFound } from './data-source.ts';
import { filesOf, findDownloadSection } from './download-sections.ts';

// A chunk of its own: only the pages of the download centre ask for files.

/** Files on a section, newest first. Errors: `NotFound` where there is no such section; those of the client. */
export async function loadSection(category: string, child: string, language: Language): Promise<OtaFile[]> {
  const section = findDownloadSection(category, child);
  if (!section) throw new NotFound(`${category}/${child}`);
  return pageClient(getOtaByType, { otaType: section.category.otaType, child: section.child.name, language });
}

/** A model's files, each kind newest first. Errors: those of the client. */
export async function loadProductFiles(
  product: Pick<ProductSummary, 'code' | 'type'>,
  language: Language,
): Promise<OtaFile[]> {
  const lists = await Promise.all(
    filesOf(product).map((query) =>
      'code' in query
        ? pageClient(getOtaByCode, { otaType: query.otaType, productCode: query.code, language })
        : pageClient(getOtaByType, { otaType: query.otaType, child: query.child.name, language }),
    ),
  );
  return lists.flat();
}
