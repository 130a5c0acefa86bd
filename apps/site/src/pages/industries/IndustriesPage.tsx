import type { IndustrySummary } from '@payload/catalog';
import { IndustryList } from '@payload/ui/IndustryList';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Surface } from '@payload/ui/Surface';
import { useTranslation } from 'react-i18next';
import { industryPicture } from '../../features/content/pictures.ts';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

function Industries({ data: industries, language }: PageProps<IndustrySummary[]>) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  return (
    <Surface theme="night">
      <Section as="header" space="head" underHeader>
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={<PhraseText phrases={t('list.title', { returnObjects: true })} />}
          lead={t('list.lead', { count: industries.length })}
        />
      </Section>
      <Section as="div" space="end">
        <IndustryList
          items={industries.map(({ id, name, line, combinations, payloads }, index) => ({
            key: id,
            href: paths.solution(id),
            name,
            line,
            more: t('list.combinations', { count: combinations }),
            payloads: payloads.map(({ code, route, figure }) => ({
              code,
              href: paths.details(route, code),
              figure: <SpecContent value={figure} />,
            })),
            picture: {
              ...industryPicture(id),
              sizes: '(max-width: 768px) 100vw, (max-width: 1440px) 56vw, 800px',
              alt: t(`alt.${id}`),
              priority: index === 0,
            },
          }))}
        />
      </Section>
    </Surface>
  );
}

export const page = definePage<IndustrySummary[]>({
  header: 'night',
  texts: ['solution'],
  load: ({ language, source }) => source.industries(language),
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: t('solution:list.head', { count: data.length }) }),
    description: t('solution:list.lead', { count: data.length }),
  }),
  Page: Industries,
});
