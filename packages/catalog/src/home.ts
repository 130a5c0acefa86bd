import type { AircraftKey } from './aircraft.ts';
import type { IndustryId, OptionGroup } from './industries.ts';
import type { Language } from './language.ts';
import type { ProductType } from './product-types.ts';
import type { ProductCode } from './products/sources.ts';

/** Models of the hot-product carousel, in its order. */
export const hotProducts: readonly ProductCode[] = ['T40S', 'H150T', 'T90', 'PT4', 'S3mini'];

/** Aircraft of the device grid: four in each of two rows. */
export const homeAircraft: readonly AircraftKey[] = [
  'M400',
  'M350',
  'M300',
  'M30',
  'M4E',
  'M3E',
  'M3D',
  'FC30',
];

/** The comparison grid: a family, the model whose picture it shows, four models from least to most. */
export const homeComparisons = [
  { type: 'megaphone', picture: 'H150T', models: ['H10', 'H10T', 'H150S', 'H150T'] },
  { type: 'searchlight', picture: 'T90', models: ['T60', 'T80', 'T90', 'T160'] },
  { type: 'thrower', picture: 'PT4', models: ['PT2', 'PT4', 'PTS42023', 'UT4'] },
  { type: 'integratedmachine', picture: 'T40S', models: ['U3', 'U3S', 'T40S', 'U30'] },
] as const satisfies readonly {
  type: ProductType;
  picture: ProductCode;
  models: readonly ProductCode[];
}[];

/** The industry carousel: the first six industries, each with one of its option groups in three parts. */
export const homeIndustries = [
  { id: 'LawEnforcement', aircraft: 'M350', products: ['H150T', 'T90'] },
  { id: 'FireFighting', aircraft: 'M400', products: ['T160', 'PTS42023'] },
  { id: 'ElectricPower', aircraft: 'M30', products: ['T30V2', 'M30PSDK2'] },
  { id: 'MaritimeAffairs', aircraft: 'M350', products: ['H150S', 'PT2'] },
  { id: 'WaterConservancy', aircraft: 'M350', products: ['T60S', 'PT4'] },
  { id: 'MountainForest', aircraft: 'M350', products: ['T90', 'PT4'] },
] as const satisfies readonly (OptionGroup & { id: IndustryId })[];

/** Kinds of device that the hero has a picture for: the phone's is upright. */
export type HeroDevice = 'desktop' | 'phone';

/** A picture of the hero: `resUrl` without width and ending, which its files have (`hero/home-1200.webp`). Pixels. */
export interface HeroPicture {
  readonly resUrl: string;
  readonly widths: readonly number[];
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
}

const wide: HeroPicture = { resUrl: 'hero/home', widths: [1200, 1600, 2400], width: 2400, height: 1200 };
const upright: HeroPicture = {
  resUrl: 'hero/home-portrait',
  widths: [720, 1080],
  width: 1080,
  height: 1440,
};

/** The hero's picture for each language and kind of device. Nothing in today's pictures is in a language. */
export const heroPictures: Readonly<Record<Language, Readonly<Record<HeroDevice, HeroPicture>>>> = {
  en: { desktop: wide, phone: upright },
  cn: { desktop: wide, phone: upright },
};
