import type { HomeInfo } from '@payload/api/contract';
import type { ProductType } from '@payload/catalog';
import { certificates } from '@payload/catalog/about';
import { Note } from '@payload/ui/Note';
import { PhraseText } from '@payload/ui/PhraseText';
import { PointGrid } from '@payload/ui/PointGrid';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { CertificateGrid } from '@payload/ui/sections/about/CertificateGrid';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { useTranslation } from 'react-i18next';
import { Milestones } from './Milestones.tsx';

/** Brackets are no payloads. */
const bracketRoute: Lowercase<ProductType> = 'loadbracket';

type Families = HomeInfo['home_product_category'];

function About({ data: families, language }: PageProps<Families>) {
  const { t } = useTranslation('about');
  const payloads = families.filter(({ resRoute }) => resRoute !== bracketRoute);
  const models = payloads.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Section as="header" theme="night" space="head" underHeader>
        <SectionHeading
          level={1}
          size="l"
          title={<PhraseText phrases={t('headline', { returnObjects: true, models })} warm={t('warm')} />}
        />
        <Milestones language={language} />
        <Note>{t('sample')}</Note>
      </Section>
      <Section theme="sheet">
        <SectionHeading title={<PhraseText phrases={t('lead', { returnObjects: true })} />} />
        <PointGrid items={t('points', { returnObjects: true, models, families: payloads.length })} />
      </Section>
      <Section theme="sheet" line>
        <SectionHeading title={t('sections.certificates')} />
        <CertificateGrid
          items={certificates.map(({ number, type, date }) => ({
            number,
            label: t(`certificates.labels.${number}`),
            date,
            kind: type,
          }))}
          kinds={t('certificates.types', { returnObjects: true })}
          translations={{
            filter: t('certificates.filter'),
            all: t('certificates.all'),
            count: (count) => t('certificates.count', { count }),
          }}
        />
      </Section>
    </>
  );
}

export const page = definePage<Families>({
  header: 'night',
  texts: ['about'],
  load: async ({ language, source }) => (await source.home(language)).home_product_category,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('about:title') }),
    description: t('about:description'),
  }),
  Page: About,
});
