import { type AircraftEntry, aircraft } from '../aircraft.ts';
import { type FirmwareFile, firmware } from '../firmware.ts';
import { industries, type OptionGroup } from '../industries.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, products } from '../products/index.ts';
import { type Resources, resources } from '../texts.ts';
import { type TypeInfo, types } from '../types.ts';

/** What the checks look at; a test hands in a spoilt one. */
export interface Catalog {
  products: readonly ProductEntry[];
  types: readonly TypeInfo[];
  aircraft: readonly AircraftEntry[];
  industries: readonly { id: string; options: readonly OptionGroup[] }[];
  firmware: readonly FirmwareFile[];
  resources: Record<Language, Resources>;
}

export const ownCatalog: Catalog = { products, types, aircraft, industries, firmware, resources };
