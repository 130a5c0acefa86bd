import type { ProductSummary, SpecValue } from '@payload/api/contract';
import type { CompareTableProps } from '@payload/ui/CompareTable';
import { cutoutInsets } from '@payload/view-models/scenes/cutout-insets.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { numberOf, plainText } from '@payload/web/products/spec.ts';

/** A product as the head of a column in a comparison. */
export function comparedModel(
  product: ProductSummary,
  { href, aircraft }: { href: string; aircraft: string },
): CompareTableProps['models'][number] {
  return {
    key: product.code,
    code: product.code,
    href,
    aircraft,
    pictureInset: (cutoutInsets[product.code] ?? 0) / 100,
    picture: (
      <ProductPicture
        resUrl={`products/${product.code}.webp`}
        product={product}
        sizes="(max-width: 768px) 25vw, 240px"
        priority
      />
    ),
  };
}

/** A value as a cell of a comparison. */
export const comparedCell = (value: SpecValue) => ({
  content: <SpecContent value={value} size={value.kind === 'figure' ? 'row' : 'text'} />,
  text: plainText(value),
  value: numberOf(value) ?? undefined,
});
