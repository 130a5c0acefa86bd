import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** What else belongs to a model, and why; nothing where there is none. */
export function Related({ product, language }: { product: ProductInfo; language: Language }) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  if (product.related.length === 0 && !product.apiPath) return null;
  return (
    <Section space="end">
      <SectionHeading size="s" title={t('product.related')} />
      <RelatedList
        items={[
          ...product.related.map(({ code, route, title, reason }) => ({
            key: code,
            href: paths.referred(route),
            title,
            detail: reason,
          })),
          ...(product.apiPath
            ? [
                {
                  key: product.apiPath,
                  href: paths.api(product.apiPath),
                  title: t('product.cloudApi', { code: product.code }),
                  detail: t('product.cloudApiReason'),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
