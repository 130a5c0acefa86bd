import type { ProductType } from './product-types.ts';
import type { ProductCode } from './products/sources.ts';
import { typeInfo } from './types.ts';

/** One section of a download category. */
export interface DownloadChild {
  /** Position, from 1. */
  index: number;
  /** Last segment of its address: a product type in lower case, or a name of its own. */
  name: string;
  /** What its files are filed under. */
  productTypeCode: string;
  /** The one model its files are for; null where the section holds a whole family. */
  product: ProductCode | null;
}

/** A download category (specification, section 3). Titles are in `downloads.json`. */
export interface DownloadCategory {
  /** First segment of its address below `/download/`. */
  id: 'Products' | 'Users' | 'Firmware' | 'jzapp' | 'autelrobotics';
  otaType: 1 | 2 | 3 | 5 | 6;
  children: readonly DownloadChild[];
}

function families(...types: readonly ProductType[]): DownloadChild[] {
  return types.map((type, position) => ({
    index: position + 1,
    name: type.toLowerCase(),
    productTypeCode: typeInfo(type).category,
    product: null,
  }));
}

const withFirmware = [
  'megaphone',
  'searchlight',
  'thrower',
  'flashinglight',
  'integratedmachine',
  'displayEquipment',
] as const;

/** The five categories in the order of the download page. A category without a child opens its first. */
export const downloadCategories: readonly DownloadCategory[] = [
  { id: 'Products', otaType: 1, children: families(...withFirmware) },
  { id: 'Users', otaType: 2, children: families('megaphone', 'searchlight', 'thrower', 'displayEquipment') },
  { id: 'Firmware', otaType: 3, children: families(...withFirmware) },
  { id: 'jzapp', otaType: 5, children: [{ index: 1, name: 'app', productTypeCode: 'app', product: null }] },
  {
    id: 'autelrobotics',
    otaType: 6,
    children: [
      // DT60S is the T60S as it is made for Autel Alpha.
      { index: 1, name: 'AutelAlpha', productTypeCode: 'DT60S', product: 'T60S' },
      { index: 2, name: 'EVOMax', productTypeCode: 'DU4', product: 'DU4' },
    ],
  },
];
