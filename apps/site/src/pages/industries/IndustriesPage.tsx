import type { IndustrySummary } from '@payload/catalog';
import { ArrowRightIcon } from '@payload/ui/icons';
import { PhraseText } from '@payload/ui/PhraseText';
import { Picture } from '@payload/ui/Picture';
import { Plate } from '@payload/ui/Plate';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { industryPicture } from '../../features/content/pictures.ts';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './IndustriesPage.css.ts';

function Industries({ data: industries, language }: PageProps<IndustrySummary[]>) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  return (
    <div data-theme="night">
      <Section as="header" space="head" className={styles.head}>
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={<PhraseText phrases={t('list.title', { returnObjects: true })} />}
          lead={t('list.lead', { count: industries.length })}
        />
      </Section>
      <Section as="div" space="end">
        <ul>
          {industries.map(({ id, name, line, combinations, payloads }, index) => (
            <li key={id} className={styles.industry}>
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <a className={styles.link} href={paths.solution(id)}>
                    {name}
                  </a>
                </h2>
                <p className={styles.line}>{line}</p>
                <p className={styles.more}>
                  {t('list.combinations', { count: combinations })}
                  <ArrowRightIcon size={20} />
                </p>
                <ul className={styles.payloads}>
                  {payloads.map(({ code, route, figure }) => (
                    <li key={code}>
                      <Plate
                        className={styles.payload}
                        href={paths.details(route, code)}
                        code={code}
                        cells={[<SpecContent key={figure.key} value={figure} />]}
                      />
                    </li>
                  ))}
                </ul>
              </div>
              <Picture
                className={styles.picture}
                {...industryPicture(id)}
                sizes="(max-width: 768px) 100vw, (max-width: 1440px) 56vw, 800px"
                fit="cover"
                alt={t(`alt.${id}`)}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
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
