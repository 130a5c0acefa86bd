import type { ProductSummary } from '@payload/api/contract';
import { Figure } from '@payload/ui/Figure';
import { ScaledPicture } from '@payload/ui/ScaledPicture';
import { ProductPicture } from './ProductPicture.tsx';
import { pictureWidthOf } from './picture-width.ts';

/** A product's cut-out above a line of 100 mm, for products that stand beside each other. */
export function ScaledProductPicture({ product, sizes }: { product: ProductSummary; sizes: string }) {
  const picture = <ProductPicture resUrl={`products/${product.code}.webp`} product={product} sizes={sizes} />;
  const acrossMm = pictureWidthOf(product.code);
  if (acrossMm === undefined) return picture;
  return <ScaledPicture picture={picture} acrossMm={acrossMm} label={<Figure value={100} unit="mm" />} />;
}
