import type { Language } from '@payload/catalog';
import { createSearchIndex, type SearchData, type SearchIndex, type Thesaurus } from '@payload/search';
import { noBreakUnits } from '../language/no-break-units.ts';
import { distanceLaws } from './distance-laws.ts';
import { searchIndexPath } from './index-path.ts';

const indexes = new Map<Language, Promise<SearchIndex>>();

/** A chunk of its own in each language: no page says its words. */
const thesauri: Readonly<Record<Language, () => Promise<{ default: Thesaurus }>>> = {
  en: () => import('@payload/catalog/thesaurus/en.json'),
  cn: () => import('@payload/catalog/thesaurus/cn.json'),
};

/** Milliseconds to wait for the file, about ten times what it takes on a slow phone network. */
const timeoutMs = 20_000;

/** Fetches the index of a language, once; after a failure the next call tries again. Errors: what the fetch throws. */
export function loadSearchIndex(language: Language): Promise<SearchIndex> {
  const cached = indexes.get(language);
  if (cached) return cached;
  const loading = fetchIndex(language).catch((error: unknown) => {
    indexes.delete(language);
    throw error;
  });
  indexes.set(language, loading);
  return loading;
}

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const [response, thesaurus] = await Promise.all([
    fetch(searchIndexPath(language), { signal: AbortSignal.timeout(timeoutMs) }),
    thesauri[language](),
  ]);
  if (!response.ok) throw new Error(`The search index in ${language} was answered with ${response.status}.`);
  // The build wrote it by the same type, from the catalogue.
  const data: SearchData = await response.json();
  return createSearchIndex(noBreakUnits(data), thesaurus.default, distanceLaws);
}
