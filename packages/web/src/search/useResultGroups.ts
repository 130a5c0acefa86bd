import type { Language } from '@payload/catalog';
import type { SearchAnswer } from '@payload/search';
import type { SearchGroup } from '@payload/ui/SearchResults';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../navigation/paths.ts';
import { answerGroup } from './answer-group.tsx';
import { withDevice } from './device-group.tsx';
import { resultGroups } from './result-groups.tsx';

/** Everything that answers a query as it is shown: the way to a device, answers, results; at most `limit` of each kind. */
export function useResultGroups(
  query: string,
  { answers, results }: SearchAnswer,
  language: Language,
  limit?: number,
): readonly SearchGroup[] {
  const { t } = useTranslation('search');
  return useMemo(() => {
    const serial = query.trim();
    const direct = answerGroup(answers, language, t);
    return withDevice(
      [...(direct ? [direct] : []), ...resultGroups(results, (kind) => t(`kinds.${kind}`), limit)],
      serial,
      pathsOf(language).device(serial),
      {
        kind: t('device.kind'),
        look: t('device.look', { serial }),
        detail: t('device.detail'),
      },
    );
  }, [answers, results, query, language, limit, t]);
}
