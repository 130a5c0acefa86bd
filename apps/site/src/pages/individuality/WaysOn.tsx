import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { families } from '../../features/content/families.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './WaysOn.css.ts';

/** Other ways to a payload: by family, by aircraft, by asking. */
export function WaysOn({ language }: { language: Language }) {
  const { t } = useTranslation(['individuality', 'site', 'types']);
  const paths = pathsOf(language);
  return (
    <Section line layout="split">
      <SectionHeading size="s" title={t('ways.title')} />
      <div className={styles.ways}>
        <ul className={styles.families}>
          {families.map(([type, Sign]) => (
            <li key={type}>
              <a className={styles.family} href={paths.series(type)}>
                <Sign />
                {t(`types:${type}.plural`)}
              </a>
            </li>
          ))}
        </ul>
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
      </div>
    </Section>
  );
}
