import { maker, openDataTexts } from '@payload/catalog';
import type { CsvCell } from '@payload/catalog/csv';
import { type PagedRequest, type PaperKind, said } from './parts.ts';

/** What a table begins with, as the paper of the same kind ends: whose it is, what it is about, its day, where its page is. */
export function csvHead(
  kind: PaperKind,
  subject: string,
  { language, date, address, leftOut }: Pick<PagedRequest, 'language' | 'date' | 'address' | 'leftOut'>,
): CsvCell[][] {
  const { names } = openDataTexts[language];
  return [
    [names.maker, maker],
    [said(language, `kinds.${kind}`), subject],
    [said(language, 'about.asOf'), date],
    [names.status, said(language, 'sample.several')],
    [names.page, address],
    ...(leftOut === null ? [] : [[leftOut]]),
  ];
}
