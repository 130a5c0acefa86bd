import type { Language, Solution } from '@payload/catalog';
import { PreviousNext } from '@payload/ui/sections/solution/PreviousNext';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** The industries before and after this one, in the order of the list. */
export function Neighbours({
  solution: { previous, next },
  language,
}: {
  solution: Solution;
  language: Language;
}) {
  const { t } = useTranslation('solution');
  const paths = pathsOf(language);
  return (
    <PreviousNext
      data-theme="night"
      label={t('neighbours')}
      previous={{ href: paths.solution(previous.id), label: t('previous'), name: previous.name }}
      next={{ href: paths.solution(next.id), label: t('next'), name: next.name }}
    />
  );
}
