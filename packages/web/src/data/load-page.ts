import type { Language } from '@payload/catalog';
import { prepareTexts } from '../language/i18n.ts';
import { languageFor } from '../language/language.ts';
import { noBreakEnds } from '../language/no-break-ends.ts';
import type { PageModule } from '../navigation/page.ts';
import type { DataSource } from './data-source.ts';

/** What a page needs besides its data: its texts and its further modules. Errors: those of fetching chunks. */
export async function preparePage(
  page: PageModule<unknown>,
  { params, language }: { params: Readonly<Record<string, string | undefined>>; language: Language },
): Promise<void> {
  await Promise.all([prepareTexts(language, page.texts ?? []), page.prepare?.({ params, language })]);
}

/**
 * Everything a page needs before it is shown: its data, which is returned, its texts and its further modules.
 * Errors: `NotFound`, `Moved`, and what the calls and the fetching of chunks throw.
 */
export async function loadPage(
  page: PageModule<unknown>,
  {
    params,
    url,
    source,
  }: { params: Readonly<Record<string, string | undefined>>; url: URL; source: DataSource },
): Promise<unknown> {
  const language = languageFor(url.pathname);
  const [data] = await Promise.all([
    page.load({ params, search: url.searchParams, language, source }),
    preparePage(page, { params, language }),
  ]);
  return noBreakEnds(data);
}
