import type { Language, Solution } from '@payload/catalog';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { comparable } from '@payload/view-models/solution/comparable.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** From the combinations on: side by side, by aircraft, by questions. */
export function WaysOn({ solution: { combinations }, language }: { solution: Solution; language: Language }) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  const aircraft = new Map(combinations.map(({ aircraft: { key, route } }) => [key, route]));
  return (
    <Section space="group" line screenOnly>
      <SectionHeading size="s" title={t('ways.title')} />
      <LinkGrid
        variant="arrow"
        items={[
          ...[...aircraft].map(([key, route]) => ({
            href: paths.load(route),
            label: t('ways.load', { aircraft: key }),
          })),
          ...comparable(combinations).map(({ type, codes }) => ({
            href: paths.compare(type, codes),
            label: t('ways.compare', { models: codes.join(t('site:words.list')) }),
          })),
          { href: paths.individuality, label: t('ways.questions') },
        ]}
      />
    </Section>
  );
}
