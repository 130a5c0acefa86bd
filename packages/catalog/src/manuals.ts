import { type Language, languages } from './language.ts';
import { manualFiles } from './manual-files.ts';
import type { ProductType } from './product-types.ts';
import { products } from './products/index.ts';
import type { ProductCode } from './products/sources.ts';

/** A manual as it is written, whether its file is known yet or not. */
export interface ManualEdition {
  /** Its name in addresses: `H1T-manual-en`, `megaphone-guide-cn`. */
  id: string;
  /** The section it lies on: manuals of one model, or guides of a family. */
  otaType: 1 | 2;
  /** Code of the model; null where it is for the whole family. */
  product: ProductCode | null;
  productType: ProductType;
  language: Language;
  version: string;
  /** Day of this version, as ISO date. */
  date: string;
}

/** A manual as a file to download. */
export interface ManualFile extends ManualEdition {
  pages: number;
  /** Bytes of the file. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
}

type Edition = Pick<ManualEdition, 'version' | 'date'>;

/** Version and day of what is written for a type: raise both when a text or a figure of it changes. */
const editions: Partial<Record<ProductType, { manual: Edition; guide?: Edition }>> = {
  megaphone: {
    manual: { version: '1.3', date: '2024-01-15' },
    guide: { version: '1.1', date: '2024-01-15' },
  },
  searchlight: {
    manual: { version: '1.4', date: '2023-11-30' },
    guide: { version: '1.2', date: '2023-12-18' },
  },
  thrower: {
    manual: { version: '1.2', date: '2024-01-22' },
    guide: { version: '1.1', date: '2024-01-22' },
  },
  flashinglight: { manual: { version: '1.2', date: '2024-02-20' } },
  integratedmachine: { manual: { version: '1.1', date: '2024-02-05' } },
  displayEquipment: {
    manual: { version: '1.0', date: '2023-12-18' },
    guide: { version: '1.0', date: '2023-12-18' },
  },
};

const productManuals = products.flatMap(({ code, type }) =>
  languages.flatMap((language): ManualEdition[] => {
    const edition = editions[type]?.manual;
    if (!edition) return [];
    const id = `${code}-manual-${language}`;
    return [{ id, otaType: 1, product: code, productType: type, language, ...edition }];
  }),
);

const guides = [...new Set(products.map(({ type }) => type))].flatMap((type) =>
  languages.flatMap((language): ManualEdition[] => {
    const edition = editions[type]?.guide;
    if (!edition) return [];
    const id = `${type}-guide-${language}`;
    return [{ id, otaType: 2, product: null, productType: type, language, ...edition }];
  }),
);

/** Every manual there is: models in menu order, then the guides of their families. */
export const manualEditions: readonly ManualEdition[] = [...productManuals, ...guides];

/** Every manual that can be downloaded, with what `npm run manuals` found of its file. All are samples. */
export const manuals: readonly ManualFile[] = manualEditions.flatMap((edition) => {
  const file = manualFiles[edition.id];
  if (!file) return [];
  const [pages, size, sha256] = file;
  return [{ ...edition, pages, size, sha256 }];
});
