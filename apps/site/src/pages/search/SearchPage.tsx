import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { RetryIcon } from '@payload/ui/icons';
import { SearchResults } from '@payload/ui/SearchResults';
import { Section } from '@payload/ui/Section';
import { SearchHeader } from '@payload/ui/sections/search/SearchHeader';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { families } from '@payload/web/products/families.ts';
import { SearchWays } from '@payload/web/search/SearchWays.tsx';
import { Suggestions } from '@payload/web/search/Suggestions.tsx';
import { servicePages } from '@payload/web/search/service-pages.ts';
import { useResultGroups } from '@payload/web/search/useResultGroups.ts';
import { useSearch } from '@payload/web/search/useSearch.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../features/content/useQuery.ts';
import { SiteMap, type SiteMapData } from './SiteMap.tsx';

function Search({ data, search, language }: PageProps<SiteMapData>) {
  const { t } = useTranslation(['search', 'types']);
  const [query, setQuery] = useQuery(search);
  const [isTouched, setTouched] = useState(false);
  const trimmed = query.trim();
  const { status, answer, announcement, retry } = useSearch(query, language, isTouched || trimmed !== '');
  const groups = useResultGroups(trimmed, answer, language);

  return (
    <>
      <SearchHeader
        title={t('search:title')}
        lead={t('search:lead')}
        action={pathsOf(language).search()}
        query={query}
        onQueryChange={setQuery}
        onFieldFocus={() => setTouched(true)}
        announcement={announcement}
        withoutScript={t('search:noScript')}
        translations={{ field: t('search:field'), submit: t('search:submit') }}
      />
      {trimmed === '' ? (
        <SiteMap {...data} language={language} />
      ) : (
        <Section space="end">
          {status === 'failed' && (
            <EmptyResult
              role="alert"
              title={t('search:failed')}
              text={t('search:failedText')}
              action={
                <>
                  <Button variant="signal" start={<RetryIcon />} onClick={retry}>
                    {t('search:retry')}
                  </Button>
                  <SearchWays language={language} />
                </>
              }
            />
          )}
          {status === 'ready' && groups.length === 0 && (
            <EmptyResult
              title={t('search:noneText')}
              action={
                <>
                  <Suggestions words={answer.suggestions} language={language} />
                  <SearchWays language={language} />
                </>
              }
            />
          )}
          <SearchResults groups={groups} />
        </Section>
      )}
    </>
  );
}

export const page = definePage<SiteMapData>({
  header: 'sheet',
  texts: ['search'],
  load: async ({ language, source }) => {
    const [lists, { pages }] = await Promise.all([
      source.productLists(language),
      loadContent('search-words', language),
    ]);
    return {
      families: families.map(([type]) => ({
        type,
        products: (lists[type] ?? []).map(({ code, route }) => ({ code, route })),
      })),
      services: servicePages(language).map(([name, href]) => {
        const { title, line } = pages[name];
        return { href, title, line };
      }),
    };
  },
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('search:title') }),
    description: t('search:description'),
    noIndex: true,
  }),
  Page: Search,
});
