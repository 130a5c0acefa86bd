import type { ProductSummary } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Checkbox } from '@payload/ui/Checkbox';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../features/content/ProductCard.tsx';

interface SeriesCardProps {
  product: ProductSummary;
  language: Language;
  isChosen: boolean;
  /** Whether as many are ticked as can be compared. */
  isFull: boolean;
  /** Both have to be the same from one time to the next. */
  onChoose: (code: string, on: boolean) => void;
  onHighlight: (code: string | null) => void;
}

/** A product with a box to tick for comparison. Not drawn again for what another one is told. */
export const SeriesCard = memo(function SeriesCard({
  product,
  language,
  isChosen,
  isFull,
  onChoose,
  onHighlight,
}: SeriesCardProps) {
  const { t } = useTranslation();
  const { code } = product;
  return (
    <ProductCard
      product={product}
      language={language}
      onHighlightChange={(on) => onHighlight(on ? code : null)}
      compare={
        <Checkbox
          label={t('series.compare')}
          aria-label={t('series.compareModel', { code })}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onCheckedChange={(on) => onChoose(code, on)}
        />
      }
    />
  );
});
