import type { Language, Solution } from '@payload/catalog';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { comparable } from './comparable.ts';

/** From the combinations on: side by side, by aircraft, by questions. */
export function WaysOn({ solution: { combinations }, language }: { solution: Solution; language: Language }) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  const aircraft = new Map(
    combinations.map((combination) => [combination.aircraft.key, combination.aircraft]),
  );
  return (
    <Section layout="split" line screenOnly>
      <SectionHeading size="s" title={t('ways.title')} />
      <RelatedList
        items={[
          ...comparable(combinations).map(({ type, codes }) => ({
            key: type,
            href: paths.compare(type, codes),
            title: t('ways.compare', { models: codes.join(t('site:words.list')) }),
          })),
          ...[...aircraft.values()].map(({ key, route, name }) => ({
            key,
            href: paths.load(route),
            title: t('ways.load', { aircraft: key }),
            detail: name,
          })),
          {
            key: 'individuality',
            href: paths.individuality,
            title: t('ways.questions'),
            detail: t('ways.questionsDetail'),
          },
        ]}
      />
    </Section>
  );
}
