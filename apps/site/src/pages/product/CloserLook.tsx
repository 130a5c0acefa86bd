import type { ProductInfo } from '@payload/api/contract';
import { Columns } from '@payload/ui/Columns';
import { Picture } from '@payload/ui/Picture';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { CaptionedPicture } from '@payload/ui/sections/product/CaptionedPicture';
import { viewPicture } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';

const sizes = '(max-width: 768px) 100vw, 48vw';

/** A detail, and the model on one of its aircraft; nothing where it has no such pictures. */
export function CloserLook({ product: { code, pictures } }: { product: ProductInfo }) {
  const { t } = useTranslation();
  if (!pictures) return null;
  return (
    // Dark pictures are mostly ink; the sheet on paper has the cut-out.
    <Section line screenOnly>
      <SectionHeading size="s" title={t('product.closeUp')} />
      <Columns>
        {(['detail', 'aboard'] as const).map((kind) => {
          const { name, text, alt } = pictures[kind];
          return (
            <CaptionedPicture
              key={kind}
              name={name}
              picture={<Picture {...viewPicture(kind, code)} sizes={sizes} alt={alt} />}
            >
              {text}
            </CaptionedPicture>
          );
        })}
      </Columns>
    </Section>
  );
}
