import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { ProductTabs } from './ProductTabs.tsx';

/** The head of a product's pages behind its introduction: the way back, the code, a line, the tabs. */
export function ProductHead({
  product,
  language,
  current,
  lead = product.line,
}: {
  product: ProductInfo;
  language: Language;
  current: 'parameters' | 'videos' | 'downloads';
  /** @default the product's line */
  lead?: string;
}) {
  const { t } = useTranslation(['site', 'types']);
  const paths = pathsOf(language);
  const { type, route, code } = product;
  const names = {
    parameters: t('product.parametersTab'),
    videos: t('product.videosTab'),
    downloads: t('product.downloadsTab'),
  };
  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb')}
          items={[
            { label: t('menu.products'), href: paths.home },
            { label: t(`types:${type}.plural`), href: paths.series(type) },
            { label: code, href: paths.details(route, code) },
            { label: names[current] },
          ]}
        />
        <SectionHeading level={1} size="l" layout="split" title={code} lead={lead} />
      </Section>
      <ProductTabs product={product} language={language} current={current} />
    </>
  );
}
