import type { ProductInfo } from '@payload/api/contract';
import { envelopeOf } from '@payload/catalog/envelope';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { DimensionDrawing } from '@payload/ui/sections/parameter/DimensionDrawing';
import type { loadContent } from '@payload/web/language/content.ts';

/** What is written on the drawing of a model's outer dimensions. */
export type DrawingTexts = Pick<
  Awaited<ReturnType<typeof loadContent<'dimensions'>>>,
  'title' | 'views' | 'alt' | 'panelAlt' | 'card'
>;

/** Its outer dimensions, where they are stated. */
export function Dimensions({
  product,
  texts: { title, views, alt, panelAlt, card },
}: {
  product: ProductInfo;
  texts: DrawingTexts;
}) {
  const envelope = envelopeOf(product);
  if (!envelope) return null;
  const { length, height, depth } = envelope;
  return (
    <Stack>
      <SectionHeading size="xxs" level={3} title={title} />
      <DimensionDrawing
        length={length}
        height={height}
        depth={depth ?? undefined}
        translations={{
          ...views,
          label: (size) => (depth === null ? panelAlt : alt).replace('{{size}}', size),
          card,
        }}
      />
    </Stack>
  );
}
