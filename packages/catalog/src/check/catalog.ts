import { type AircraftEntry, aircraft } from '../aircraft.ts';
import { type FirmwareFile, firmware } from '../firmware.ts';
import { industries } from '../industries.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, products } from '../products/index.ts';
import { type ProductText, type Resources, resources } from '../texts.ts';
import { type TypeInfo, types } from '../types.ts';

/** A file whose product may be none. */
type AnyFirmware = Omit<FirmwareFile, 'product'> & { product: string };

/** Texts of which a model's may be missing. */
export type AnyTexts = Omit<Resources, 'products'> & { products: Partial<Record<string, ProductText>> };

/** What the checks look at, with no types to rely on; a test hands in a spoilt one. */
export interface Catalog {
  products: readonly ProductEntry[];
  types: readonly TypeInfo[];
  aircraft: readonly AircraftEntry[];
  industries: readonly {
    id: string;
    options: readonly { aircraft: string; products: readonly string[] }[];
  }[];
  firmware: readonly AnyFirmware[];
  resources: Record<Language, AnyTexts>;
}

export const ownCatalog: Catalog = { products, types, aircraft, industries, firmware, resources };
