import type { AircraftKey } from './aircraft.ts';
import type { ProductCode } from './products/sources.ts';

/** An aircraft with the payloads it carries together; a bracket that is not named is counted by the fit rules. */
export interface OptionGroup {
  aircraft: AircraftKey;
  /** Name and picture of each come from the catalogue. */
  products: readonly ProductCode[];
}

/** The eight industries, in the order they are shown. Texts are in `industries.json`. */
export const industries = [
  {
    id: 'LawEnforcement',
    options: [
      { aircraft: 'M350', products: ['H150T', 'T90'] },
      { aircraft: 'M30', products: ['T40S', 'M30PSDK2'] },
      { aircraft: 'M3E', products: ['U3S'] },
      { aircraft: 'M4D', products: ['M3D'] },
    ],
  },
  {
    id: 'FireFighting',
    options: [
      { aircraft: 'M350', products: ['T90', 'PT4', 'M350PSDK'] },
      { aircraft: 'M400', products: ['T160', 'PTS42023'] },
      { aircraft: 'M30', products: ['U30'] },
    ],
  },
  {
    id: 'ElectricPower',
    options: [
      { aircraft: 'M350', products: ['T80'] },
      { aircraft: 'M300', products: ['ET4', 'SDKOSDK'] },
      { aircraft: 'M30', products: ['T30V2', 'M30PSDK2'] },
    ],
  },
  {
    id: 'MaritimeAffairs',
    options: [
      { aircraft: 'M350', products: ['H150S', 'PT2'] },
      { aircraft: 'M400', products: ['H150T', 'T90V2', 'UT4'] },
      { aircraft: 'M30', products: ['T30S'] },
    ],
  },
  {
    id: 'WaterConservancy',
    options: [
      { aircraft: 'M30', products: ['H10T'] },
      { aircraft: 'M4E', products: ['U3S'] },
      { aircraft: 'M350', products: ['T60S', 'PT4'] },
    ],
  },
  {
    id: 'MountainForest',
    options: [
      { aircraft: 'M30', products: ['U30'] },
      { aircraft: 'M350', products: ['T90', 'PT4'] },
      { aircraft: 'M3E', products: ['H1T'] },
    ],
  },
  {
    id: 'WarIndustry',
    options: [
      { aircraft: 'M350', products: ['H150S', 'T80'] },
      { aircraft: 'FC30', products: ['UT4', 'FC30'] },
      { aircraft: 'M400', products: ['DS16'] },
    ],
  },
  {
    id: 'Transportation',
    options: [
      { aircraft: 'M350', products: ['DS4', 'H150S'] },
      { aircraft: 'M30', products: ['T40S'] },
      { aircraft: 'M30', products: ['LD5', 'M30PSDK2'] },
      { aircraft: 'M3E', products: ['S3mini'] },
    ],
  },
] as const satisfies readonly { id: string; options: readonly OptionGroup[] }[];

export type IndustryId = (typeof industries)[number]['id'];
