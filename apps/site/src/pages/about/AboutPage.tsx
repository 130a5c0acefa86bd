import type { HomeInfo } from '@payload/api/contract';
import type { ProductType } from '@payload/catalog';
import { certificates, companyFigures, milestones } from '@payload/catalog/about';
import { Carousel } from '@payload/ui/Carousel';
import { CertificateList } from '@payload/ui/CertificateList';
import { Prose } from '@payload/ui/Prose';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { StatList } from '@payload/ui/StatList';
import { Timeline } from '@payload/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { monthIn } from '../../features/content/dates.ts';
import { ProductPicture } from '../../features/content/ProductPicture.tsx';
import { useCarouselWords } from '../../features/content/useCarouselWords.ts';
import { useInfo } from '../../platform/browser/variant.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

/** Brackets are no payloads. */
const bracketRoute: Lowercase<ProductType> = 'loadbracket';

type Families = HomeInfo['home_product_category'];

/** What is made: a model of each family, one after the other. */
function FamilyCarousel({
  families,
  language,
}: {
  families: Families;
  language: PageProps<unknown>['language'];
}) {
  const { t } = useTranslation(['about', 'site']);
  const paths = pathsOf(language);
  return (
    <Carousel
      data-theme="night"
      space="band"
      data-screen-only=""
      label={t('families')}
      info={useInfo()}
      items={families.map(({ resRoute, resUrl, resTitle, count }) => {
        const code = resUrl.slice(resUrl.lastIndexOf('/') + 1, resUrl.lastIndexOf('.'));
        return {
          key: resRoute,
          code,
          href: paths.series(resRoute),
          line: resTitle,
          figure: t('site:home.models', { count }),
          picture: <ProductPicture resUrl={`night/${code}.webp`} sizes="(max-width: 768px) 330px, 580px" />,
        };
      })}
      translations={useCarouselWords()}
    />
  );
}

function About({ data: families, language }: PageProps<Families>) {
  const { t } = useTranslation(['about', 'site']);
  const payloads = families.filter(({ resRoute }) => resRoute !== bracketRoute);
  const models = payloads.reduce((sum, { count }) => sum + count, 0);
  const paragraphs = t('paragraphs', { returnObjects: true, models, families: payloads.length });
  return (
    <>
      <Section as="header">
        <SectionHeading level={1} size="l" layout="split" title={t('title')} lead={t('lead')} />
      </Section>
      <FamilyCarousel families={families} language={language} />
      <Section layout="split">
        <SectionHeading size="s" title={t('sections.company')} />
        <Prose paragraphs={paragraphs} />
      </Section>
      <Section layout="split" ground="raised" line>
        <SectionHeading size="s" title={t('sections.figures')} lead={t('sample')} />
        <StatList
          items={companyFigures.map(({ key, value }) => ({
            key,
            value: t('figures.atLeast', { value }),
            caption: t(`figures.${key}`),
          }))}
        />
      </Section>
      <Section layout="split" line>
        <SectionHeading size="s" title={t('sections.milestones')} />
        <Timeline
          items={milestones.map((month) => ({
            key: month,
            date: monthIn(language, month),
            title: t(`milestones.${month}.title`),
            text: t(`milestones.${month}.text`),
          }))}
        />
      </Section>
      <Section line>
        <SectionHeading size="s" title={t('sections.certificates')} />
        <CertificateList
          items={certificates.map(({ number, type, date }) => ({
            number,
            label: t(`certificates.labels.${number}`),
            date,
            kind: type,
          }))}
          kinds={t('certificates.types', { returnObjects: true })}
          sample={t('site:footer.sample')}
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
  header: 'sheet',
  texts: ['about'],
  load: async ({ language, source }) => (await source.home(language)).home_product_category,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('about:title') }),
    description: t('about:description'),
  }),
  Page: About,
});
