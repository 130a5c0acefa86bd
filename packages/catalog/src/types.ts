import type specTexts from './locales/en/service/spec.json';
import { type ProductType, productTypes } from './product-types.ts';
import type { ProductCode } from './products/sources.ts';
import type { SpecKeyOf } from './schema.ts';
import type { DerivedKey } from './spec-keys.ts';

/** The maker's own names of the seven types (specification, section 3). */
export type ProductCategory =
  | 'SPEAKER'
  | 'LIGHTING'
  | 'DROP KIT'
  | 'FLASHING'
  | 'INTEGRATED'
  | 'DISPLAY'
  | 'HOLDER';

/** A heading of a data sheet. */
export type GroupKey =
  | 'voice'
  | 'light'
  | 'load'
  | 'signal'
  | 'functions'
  | 'display'
  | 'heat'
  | 'power'
  | 'fitting'
  | 'mounting'
  | 'body'
  | 'control';

/** What all models of a type share. */
export interface TypeInfo<T extends ProductType = ProductType> {
  type: T;
  category: ProductCategory;
  /** Base of the product addresses of this type. */
  route: '/product' | '/productSupport';
  /** The model whose picture stands for the type. */
  picture: ProductCode;
  /** The figure the family is sorted by. */
  keyFigure: SpecKeyOf<T>;
  /** What the home page says of the whole family: the span of a figure, or the words most models share. */
  range:
    | { spanOf: SpecKeyOf<T>; unit: string; divisor: number }
    | { wordsOf: Extract<SpecKeyOf<T>, 'functions'> };
  /** Three figures for a card. */
  cardFigures: readonly [CardKey<T>, CardKey<T>, CardKey<T>];
  /** Every specification row of the type, in the order and under the headings of a data sheet. */
  groups: readonly { key: GroupKey; rows: readonly TypeKey<T>[] }[];
}

type TypeKey<T extends ProductType> = SpecKeyOf<T> | DerivedKey;

/** What has a label short enough for a card. */
type CardKey<T extends ProductType> = Extract<TypeKey<T>, keyof typeof specTexts.short>;

const typeInfos: { [T in ProductType]: TypeInfo<T> } = {
  megaphone: {
    type: 'megaphone',
    category: 'SPEAKER',
    route: '/product',
    picture: 'H10T',
    keyFigure: 'audible_range_m',
    range: { spanOf: 'max_spl_db_1m', unit: 'dB', divisor: 1 },
    cardFigures: ['max_spl_db_1m', 'audible_range_m', 'weight_g'],
    groups: [
      {
        key: 'voice',
        rows: [
          'max_spl_db_1m',
          'audible_range_m',
          'spl_50m_db',
          'spl_100m_db',
          'horizontal_angle_deg',
          'pitch_range_deg',
          'broadcast_modes',
          'storage',
          'cloud_api',
        ],
      },
      { key: 'fitting', rows: ['rated_power_w', 'supply', 'aircraft', 'protocol'] },
      { key: 'body', rows: ['weight_g', 'size_mm', 'ip_rating', 'temp_c'] },
    ],
  },
  searchlight: {
    type: 'searchlight',
    category: 'LIGHTING',
    route: '/product',
    picture: 'T90',
    keyFigure: 'luminous_flux_lm',
    range: { spanOf: 'luminous_flux_lm', unit: 'lm', divisor: 1 },
    cardFigures: ['luminous_flux_lm', 'lux_100m', 'weight_g'],
    groups: [
      {
        key: 'light',
        rows: ['luminous_flux_lm', 'beam_angle_deg', 'lux_50m', 'lux_100m', 'cct_k', 'modes', 'strobe'],
      },
      { key: 'heat', rows: ['rated_power_w', 'efficacy_lm_w', 'supply', 'overheat'] },
      { key: 'body', rows: ['weight_g', 'size_mm', 'gimbal', 'ip_rating', 'temp_c'] },
      { key: 'control', rows: ['aircraft', 'protocol', 'cloud_api'] },
    ],
  },
  thrower: {
    type: 'thrower',
    category: 'DROP KIT',
    route: '/product',
    picture: 'PT2',
    keyFigure: 'max_total_load_kg',
    range: { spanOf: 'max_total_load_kg', unit: 'kg', divisor: 1 },
    // The rating is one figure everywhere. What an aircraft leaves of it stands only where the aircraft is named.
    cardFigures: ['max_total_load_kg', 'hooks', 'weight_g'],
    groups: [
      {
        key: 'load',
        rows: [
          'hooks',
          'max_load_per_hook_kg',
          'max_total_load_kg',
          'cargo_limit',
          'release_order',
          'release_time_s',
          'locked_without_power',
          'trigger',
        ],
      },
      { key: 'power', rows: ['rated_power_w', 'supply'] },
      { key: 'body', rows: ['weight_g', 'size_mm', 'ip_rating', 'temp_c'] },
      { key: 'control', rows: ['aircraft', 'protocol', 'firmware_upgrade', 'cloud_api'] },
    ],
  },
  flashinglight: {
    type: 'flashinglight',
    category: 'FLASHING',
    route: '/product',
    picture: 'S3',
    keyFigure: 'visible_range_m',
    range: { spanOf: 'visible_range_m', unit: 'km', divisor: 1000 },
    cardFigures: ['visible_range_m', 'battery_life_h', 'weight_g'],
    groups: [
      { key: 'signal', rows: ['visible_range_m', 'colours', 'flash_modes'] },
      { key: 'power', rows: ['rated_power_w', 'battery_life_h', 'charging'] },
      { key: 'body', rows: ['weight_g', 'size_mm', 'ip_rating', 'temp_c', 'mount'] },
      { key: 'control', rows: ['control', 'aircraft', 'protocol', 'firmware_upgrade', 'cloud_api'] },
    ],
  },
  integratedmachine: {
    type: 'integratedmachine',
    category: 'INTEGRATED',
    route: '/product',
    picture: 'T40S',
    keyFigure: 'audible_range_m',
    range: { wordsOf: 'functions' },
    cardFigures: ['audible_range_m', 'luminous_flux_lm', 'weight_g'],
    groups: [
      { key: 'functions', rows: ['functions', 'flash'] },
      { key: 'voice', rows: ['max_spl_db_1m', 'audible_range_m', 'broadcast_modes'] },
      { key: 'light', rows: ['luminous_flux_lm', 'lux_100m'] },
      { key: 'fitting', rows: ['rated_power_w', 'position', 'aircraft', 'protocol', 'cloud_api'] },
      { key: 'body', rows: ['weight_g', 'size_mm', 'ip_rating', 'temp_c'] },
    ],
  },
  displayEquipment: {
    type: 'displayEquipment',
    category: 'DISPLAY',
    route: '/product',
    picture: 'LD5',
    keyFigure: 'readable_distance_m',
    range: { spanOf: 'readable_distance_m', unit: 'm', divisor: 1 },
    cardFigures: ['readable_distance_m', 'brightness_cd_m2', 'weight_g'],
    groups: [
      {
        key: 'display',
        rows: ['readable_distance_m', 'brightness_cd_m2', 'panel', 'panel_size_mm', 'content', 'sides'],
      },
      { key: 'fitting', rows: ['rated_power_w', 'supply', 'aircraft', 'protocol', 'cloud_api'] },
      { key: 'body', rows: ['weight_g', 'ip_rating', 'temp_c'] },
    ],
  },
  loadbracket: {
    type: 'loadbracket',
    category: 'HOLDER',
    route: '/productSupport',
    picture: 'SDK',
    keyFigure: 'max_load_kg',
    range: { spanOf: 'max_load_kg', unit: 'kg', divisor: 1 },
    cardFigures: ['max_load_kg', 'weight_g', 'install_time_s'],
    groups: [
      {
        key: 'mounting',
        rows: ['english_name', 'aircraft', 'ports', 'max_load_kg', 'install_time_s', 'tools'],
      },
      { key: 'body', rows: ['weight_g', 'size_mm', 'material', 'ip_rating', 'temp_c'] },
    ],
  },
};

/** The seven types in the order of the main menu. */
export const types: readonly TypeInfo[] = Object.values(typeInfos);

/** What all models of a type share. */
export function typeInfo(type: ProductType): TypeInfo {
  return typeInfos[type];
}

/**
 * The type an address segment names, whatever its case: the menu writes `displayequipment`, the data
 * `displayEquipment`. Null for any other word.
 */
export function findProductType(segment: string): ProductType | null {
  const wanted = segment.toLowerCase();
  return productTypes.find((type) => type.toLowerCase() === wanted) ?? null;
}
