import type { ProductSummary } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { ProductPlate } from '@payload/ui/sections/series/ProductPlate';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyAircraft } from '../aircraft/my-aircraft.ts';
import { ScaledProductPicture } from './ScaledProductPicture.tsx';

/** A product as a plate of a grid: its code, what it is for, three figures, the aircraft it fits. */
export function ProductCard({
  product,
  language,
  compare,
  onHighlightChange,
}: {
  product: ProductSummary;
  language: Language;
  compare?: ReactNode;
  onHighlightChange?: (highlighted: boolean) => void;
}) {
  const { t } = useTranslation();
  const own = useMyAircraft();
  return (
    <ProductPlate
      href={pathsOf(language).details(product.route, product.code)}
      // The cards stand right below the page's title.
      level={2}
      code={product.code}
      line={product.line}
      figures={product.figures.map((figure) => ({
        key: figure.key,
        label: figure.short ?? figure.label,
        value: <SpecContent value={figure} size="card" />,
      }))}
      aircraft={product.aircraft}
      ownAircraft={own === null ? undefined : { key: own, label: t('mine.label') }}
      picture={
        <ScaledProductPicture code={product.code} product={product} sizes="(max-width: 768px) 130px, 300px" />
      }
      compare={compare}
      onHighlightChange={onHighlightChange}
    />
  );
}
