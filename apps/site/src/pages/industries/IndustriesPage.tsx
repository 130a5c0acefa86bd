import type { IndustrySummary } from '@payload/catalog';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Surface } from '@payload/ui/Surface';
import { IndustryWall } from '@payload/ui/sections/industries/IndustryWall';
import { sceneWords } from '@payload/view-models/scenes/scene-words.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

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
        <IndustryWall
          items={industries.map(({ id, name, combinations, payloads, scene }) => ({
            key: id,
            href: paths.solution(id),
            name,
            figure: t(`scene.figure.${id}`, sceneWords(scene)),
            more: t('list.combinations', {
              count: combinations,
              payloads: payloads.join(t('site:words.list')),
            }),
            picture: { scene, alt: t(`scene.alt.${id}`, sceneWords(scene)) },
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
