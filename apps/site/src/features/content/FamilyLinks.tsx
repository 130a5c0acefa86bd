import type { ProductCode, ProductType } from '@payload/catalog';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { useTranslation } from 'react-i18next';
import { families } from './families.ts';
import { RowPicture } from './RowPicture.tsx';

/** The model that stands for its family. */
const representatives = {
  megaphone: 'H150T',
  searchlight: 'T90',
  thrower: 'PT4',
  flashinglight: 'S3',
  integratedmachine: 'U30',
  displayEquipment: 'LD5',
  loadbracket: 'SDKOSDK',
} as const satisfies Record<ProductType, ProductCode>;

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
