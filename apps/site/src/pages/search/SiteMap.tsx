import type { Language, ProductType } from '@payload/catalog';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './SearchPage.css.ts';

export interface SiteMapData {
  families: { type: ProductType; products: { code: string; route: string }[] }[];
  services: { href: string; title: string; line: string }[];
}

/** All ways into the site, for who does not know the word for it, and for browsers without scripts. */
export function SiteMap({ families, services, language }: SiteMapData & { language: Language }) {
  const { t } = useTranslation(['search', 'types']);
  const paths = pathsOf(language);
  return (
    <>
      <Section layout="split" line>
        <SectionHeading size="s" title={t('search:mapProducts')} />
        <ul className={styles.families}>
          {families.map(({ type, products }) => (
            <li key={type}>
              <a className={styles.family} href={paths.series(type)}>
                {t(`types:${type}.plural`)}
              </a>
              <ul className={styles.codes}>
                {products.map(({ code, route }) => (
                  <li key={code}>
                    <a className={styles.code} href={paths.details(route, code)}>
                      {code}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section layout="split" line>
        <SectionHeading size="s" title={t('search:mapService')} />
        <ul className={styles.services}>
          {services.map(({ href, title, line }) => (
            <li key={href}>
              <a className={styles.service} href={href}>
                {title}
              </a>
              <p className={styles.line}>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
