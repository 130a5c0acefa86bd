import type { AircraftKey, Language, ProductCode } from '@payload/catalog';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { FamilyLinks } from '../../features/content/FamilyLinks.tsx';

/** Models of several families that one aircraft carries, from the largest to the smallest. */
const sets = [
  { key: 'night', aircraft: 'M350', models: ['T90', 'H150T', 'DS4'] },
  { key: 'one', aircraft: 'M30', models: ['T30S', 'T40S', 'U30'] },
  { key: 'small', aircraft: 'M4E', models: ['H1T', 'AD2', 'S3mini'] },
] as const satisfies readonly { key: string; aircraft: AircraftKey; models: readonly ProductCode[] }[];

/** Where to begin while nothing is compared: sets that are worth it, and the comparison of each family. */
export function FirstSets({ language }: { language: Language }) {
  const { t } = useTranslation(['compare-across', 'site']);
  const paths = pathsOf(language);
  return (
    <>
      <Section line layout="split">
        <SectionHeading size="s" title={t('sets.title')} />
        <RelatedList
          items={sets.map(({ key, aircraft, models }) => ({
            key,
            href: paths.compareAcross(models, aircraft),
            title: t('sets.set', { aircraft, models: models.join(t('site:words.list')) }),
            detail: t(`sets.${key}`),
          }))}
        />
      </Section>
      <Section line layout="split">
        <SectionHeading size="s" title={t('families.title')} lead={t('families.lead')} />
        <FamilyLinks hrefOf={paths.compare} />
      </Section>
    </>
  );
}
