import type { Language, ProductCode, ProductType } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import { families } from '../../features/content/families.ts';
import { RowPicture } from '../../features/content/RowPicture.tsx';
import { pathsOf } from '../../platform/navigation/paths.ts';

/** The model that stands for its family. */
const shown = {
  megaphone: 'H150T',
  searchlight: 'T90',
  thrower: 'PT4',
  flashinglight: 'S3',
  integratedmachine: 'U30',
  displayEquipment: 'LD5',
  loadbracket: 'SDKOSDK',
} as const satisfies Record<ProductType, ProductCode>;

/** Other ways to a payload: by family, by aircraft, by asking. */
export function WaysOn({ language }: { language: Language }) {
  const { t } = useTranslation(['individuality', 'site', 'types']);
  const paths = pathsOf(language);
  return (
    <Section line layout="split" screenOnly>
      <SectionHeading size="s" title={t('ways.title')} />
      <Stack gap={32}>
        <LinkGrid
          variant="pictured"
          items={families.map(([type]) => ({
            href: paths.series(type),
            label: t(`types:${type}.plural`),
            icon: <RowPicture code={shown[type]} sizes="144px" />,
          }))}
        />
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
