import type { ProductSummary } from '@payload/api/contract';
import type { ProductCode } from '@payload/catalog';
import { Figure } from '@payload/ui/Figure';
import { ScaledPicture } from '@payload/ui/sections/product/ScaledPicture';
import { cutoutSizes } from '@payload/view-models/scenes/cutout-sizes.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';

/** A product's cut-out above a line of 100 mm, for products that stand beside each other. */
export function ScaledProductPicture({
  code,
  product,
  sizes,
}: {
  code: ProductCode;
  /** What the picture is described from. @default decoration */
  product?: ProductSummary;
  sizes: string;
}) {
  const picture = (
    <ProductPicture resUrl={`products/${code}.webp`} {...(product && { product })} sizes={sizes} />
  );
  const acrossMm = cutoutSizes[code]?.[0];
  if (acrossMm === undefined) return picture;
  return <ScaledPicture picture={picture} acrossMm={acrossMm} label={<Figure value={100} unit="mm" />} />;
}
