import type { ProductSummary } from '@payload/api/contract';
import { Picture } from '@payload/ui/Picture';
import { useTranslation } from 'react-i18next';
import { pictureVersion } from '../browser/site.ts';
import { languageOfTag } from '../language/language.ts';
import { ProductSpecPlate } from './ProductSpecPlate.tsx';
import { candidatesOf, nightPlaceholder, pictureIn, sheetPlaceholder } from './pictures.ts';
import { useAlt } from './useAlt.ts';

/** A product's picture from its `resUrl`, described from the product or, as decoration, not at all. */
export function ProductPicture({
  resUrl,
  product,
  sizes,
  place = 'card',
  priority,
}: {
  resUrl: string;
  product?: ProductSummary;
  sizes: string;
  /** Wider than 300 px it stands on a stage. */
  place?: keyof typeof candidatesOf;
  /** In the first view, and the largest there. */
  priority?: boolean;
}) {
  const { i18n } = useTranslation();
  const alt = useAlt();
  return (
    <Picture
      candidates={candidatesOf[place](pictureIn(resUrl, languageOfTag(i18n.language)))}
      version={pictureVersion}
      width={1200}
      height={900}
      sizes={sizes}
      priority={priority ?? false}
      alt={product ? alt(product) : ''}
      fallback={product && <ProductSpecPlate product={product} size="large" />}
      placeholder={resUrl.startsWith('night/') ? nightPlaceholder : sheetPlaceholder}
    />
  );
}
