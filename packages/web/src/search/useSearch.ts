import type { Language } from '@payload/catalog';
import { noAnswer, type SearchAnswer, type SearchIndex } from '@payload/search';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSearchIndex } from './load-index.ts';

interface Search {
  status: 'loading' | 'failed' | 'ready';
  /** What answers the query; empty for an empty one, and while there is no index. */
  answer: SearchAnswer;
  /** How many rows that is. */
  count: number;
  /** How far the search is, said under the field and to screen readers; empty while nothing is asked. */
  announcement: string;
  retry: () => void;
}

/** Searches in a language; the index is fetched as soon as it is `enabled`. */
export function useSearch(query: string, language: Language, enabled: boolean): Search {
  const { t } = useTranslation('search');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ language: Language; index: SearchIndex | null } | null>(null);
  const current = loaded?.language === language ? loaded : null;

  useEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    const load = async () => {
      const index = await loadSearchIndex(language).catch(() => null);
      if (isCurrent) setLoaded({ language, index });
    };
    void load();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a further attempt is a further load
  }, [enabled, language, attempt]);

  const deferredQuery = useDeferredValue(query);
  const index = current?.index ?? null;
  const answer = useMemo(() => index?.search(deferredQuery) ?? noAnswer, [index, deferredQuery]);
  const status = current === null ? 'loading' : current.index === null ? 'failed' : 'ready';

  const count = answer.answers.length + answer.results.length;

  const announcement = () => {
    const { answers, isNear, readAs } = answer;
    if (query.trim() === '' || status === 'failed') return '';
    if (status === 'loading') return t('loading');
    if (count === 0) return t('none', { query: query.trim() });
    if (readAs !== null) return t('readAs', { query: readAs, count });
    return isNear && answers.length === 0 ? t('near', { count }) : t('count', { count });
  };

  return {
    status,
    answer,
    count,
    announcement: announcement(),
    retry: () => {
      setLoaded(null);
      setAttempt((attempts) => attempts + 1);
    },
  };
}
