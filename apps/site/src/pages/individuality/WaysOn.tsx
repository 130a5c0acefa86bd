import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { FamilyLinks } from '../../features/content/FamilyLinks.tsx';

/** Other ways to a payload: by family, by aircraft, by asking. */
export function WaysOn({ language }: { language: Language }) {
  const { t } = useTranslation(['individuality', 'site']);
  const paths = pathsOf(language);
  return (
    <Section line layout="split" screenOnly>
      <SectionHeading size="s" title={t('ways.title')} />
      <Stack gap={32}>
        <FamilyLinks hrefOf={paths.series} />
        <RelatedList
          items={[
            { key: 'aircraft', href: `${paths.home}#aircraft`, title: t('ways.links.aircraft') },
            { key: 'compare', href: `${paths.home}#compare`, title: t('ways.links.compare') },
            {
              key: 'contact',
              href: phones.preSales.href,
              title: t('ways.links.contact'),
              detail: `${phones.preSales.text} · ${t('site:footer.hours')}`,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
