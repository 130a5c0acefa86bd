import type { Language, ProductType } from '@payload/catalog';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SiteMapList } from '@payload/ui/sections/search/SiteMapList';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

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
        <SiteMapList
          items={families.map(({ type, products }) => ({
            href: paths.series(type),
            title: t(`types:${type}.plural`),
            codes: products.map(({ code, route }) => ({ code, href: paths.details(route, code) })),
          }))}
        />
      </Section>
      <Section layout="split" line>
        <SectionHeading size="s" title={t('search:mapService')} />
        <SiteMapList items={services.map(({ href, title, line }) => ({ href, title, text: line }))} />
      </Section>
    </>
  );
}
