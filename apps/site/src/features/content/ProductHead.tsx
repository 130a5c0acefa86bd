import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { PictureHeading } from '@payload/ui/PictureHeading';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useTranslation } from 'react-i18next';
import { ProductTabs } from './ProductTabs.tsx';

/** The head of a product's pages behind its introduction: the way back, the code, a line, the tabs. */
export function ProductHead({
  product,
  language,
  current,
  lead = product.line,
  hasPicture = false,
}: {
  product: ProductInfo;
  language: Language;
  current: 'parameters' | 'videos' | 'downloads';
  /** @default the product's line */
  lead?: string;
  /** Whether its picture stands at the end of the code's line. */
  hasPicture?: boolean;
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
        {hasPicture ? (
          <PictureHeading
            title={code}
            code
            lead={lead}
            picture={<ProductPicture resUrl={`night/${code}.webp`} sizes="(max-width: 768px) 112px, 224px" />}
          />
        ) : (
          <SectionHeading level={1} size="l" layout="split" title={code} lead={lead} />
        )}
      </Section>
      <ProductTabs product={product} language={language} current={current} />
    </>
  );
}
