import type { ProductSummary } from '@payload/api/contract';
import { Plate, type PlateProps } from '@payload/ui/Plate';
import { useTranslation } from 'react-i18next';
import { SpecContent } from './SpecContent.tsx';

/** A product's plate: its code, what it is, its key figure. Large, it stands in for a picture. */
export function ProductSpecPlate({
  product,
  size,
}: {
  product: Pick<ProductSummary, 'code' | 'type' | 'keyFigure'>;
  size?: PlateProps['size'];
}) {
  const { t } = useTranslation('types');
  return (
    <Plate
      code={product.code}
      size={size}
      cells={[
        t(`${product.type}.singular`),
        ...(product.keyFigure ? [<SpecContent key="figure" value={product.keyFigure} />] : []),
      ]}
    />
  );
}
