import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { PrintedFrom } from '@payload/ui/sections/product/PrintedFrom';
import { TabStrip } from '@payload/ui/TabStrip';
import { formatDay } from '@payload/view-models/texts/dates.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductSpecPlate } from '@payload/web/products/ProductSpecPlate.tsx';
import { useTranslation } from 'react-i18next';

/** The seam between stage and sheet: a product's pages as tabs, and its plate. */
export function ProductTabs({
  product,
  language,
  current,
}: {
  product: ProductInfo;
  language: Language;
  current: 'introduction' | 'parameters' | 'videos' | 'downloads';
}) {
  const { t } = useTranslation(['site', 'types']);
  const paths = pathsOf(language);
  return (
    <>
      <TabStrip
        data-theme="sheet"
        label={t('product.tabs')}
        tabs={[
          {
            key: 'introduction',
            label: t('product.introduction'),
            href: paths.details(product.route, product.code),
            current: current === 'introduction',
          },
          {
            key: 'parameters',
            label: t('product.parametersTab'),
            href: paths.parameter(product.code),
            current: current === 'parameters',
          },
          // A model without a film has the page, which leads on; here it would only disappoint.
          ...(product.video !== null || current === 'videos'
            ? [
                {
                  key: 'videos',
                  label: t('product.videosTab'),
                  href: paths.video(product.code),
                  current: current === 'videos',
                },
              ]
            : []),
          {
            key: 'downloads',
            label: t('product.downloadsTab'),
            href: paths.productDownloads(product.code),
            current: current === 'downloads',
          },
        ]}
        plate={<ProductSpecPlate product={product} />}
      />
      <PrintedFrom
        title={t('brand.titled', { title: product.code })}
        detail={t(`types:${product.type}.plural`)}
        formatDay={(moment) => formatDay(language, moment)}
      />
    </>
  );
}
