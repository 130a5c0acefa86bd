import type { ProductType } from '@payload/catalog';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { families, representatives } from '@payload/web/products/families.ts';
import { useTranslation } from 'react-i18next';
import { RowPicture } from './RowPicture.tsx';

/** A link for each family, under a model of it. */
export function FamilyLinks({ hrefOf }: { hrefOf: (type: ProductType) => string }) {
  const { t } = useTranslation('types');
  return (
    <LinkGrid
      variant="pictured"
      items={families.map(([type]) => ({
        href: hrefOf(type),
        label: t(`${type}.plural`),
        icon: <RowPicture code={representatives[type]} sizes="144px" />,
      }))}
    />
  );
}
