import type { ProductSummary } from '@payload/api/contract';
import { Picture } from '@payload/ui/Picture';
import { pictureVersion } from '../../platform/browser/site.ts';
import { ProductSpecPlate } from './ProductSpecPlate.tsx';
import { candidatesOf, nightPlaceholder, sheetPlaceholder } from './pictures.ts';
import { useAlt } from './useAlt.ts';

/** A product's picture from its `resUrl`, described from the product or, as decoration, not at all. */
export function ProductPicture({
  resUrl,
  product,
  sizes,
}: {
  resUrl: string;
  product?: ProductSummary;
  sizes: string;
}) {
  const alt = useAlt();
  return (
    <Picture
      candidates={candidatesOf(resUrl)}
      version={pictureVersion}
      width={1200}
      height={900}
      sizes={sizes}
      alt={product ? alt(product) : ''}
      fallback={product && <ProductSpecPlate product={product} size="large" />}
      placeholder={resUrl.startsWith('night/') ? nightPlaceholder : sheetPlaceholder}
    />
  );
}
