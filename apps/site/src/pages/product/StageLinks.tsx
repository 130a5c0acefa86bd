import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { ArrowRightIcon, CompareIcon } from '@payload/ui/icons';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** From the stage of a model on to its figures, and to those of its family. */
export function StageLinks({ product, language }: { product: ProductInfo; language: Language }) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  return (
    <>
      <Button variant="signal" href={paths.parameter(product.code)} end={<ArrowRightIcon />}>
        {t('product.parameters')}
      </Button>
      <Button
        variant="outline"
        start={<CompareIcon />}
        href={paths.compare(
          product.type,
          [product, ...product.siblings].map(({ code }) => code),
        )}
      >
        {t('product.compareModel', { code: product.code })}
      </Button>
    </>
  );
}
