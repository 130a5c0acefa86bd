import type { SpecKey } from '@payload/catalog';
import type words from '@payload/catalog/locales/en/search-words.json';

/**
 * What a word that ranks is about where the query names no figure, the first that a model has, and whether the greatest
 * is meant. How they are said is in `search-words.json`.
 */
export const superlatives: Readonly<
  Record<keyof (typeof words)['superlatives'], { of: readonly SpecKey[]; isMost: boolean }>
> = {
  brightest: { of: ['luminous_flux_lm', 'brightness_cd_m2'], isMost: true },
  loudest: { of: ['max_spl_db_1m'], isMost: true },
  lightest: { of: ['weight_g'], isMost: false },
  heaviest: { of: ['weight_g'], isMost: true },
  strongest: {
    of: ['max_total_load_kg', 'max_load_kg', 'luminous_flux_lm', 'max_spl_db_1m'],
    isMost: true,
  },
  farthest: {
    of: ['audible_range_m', 'visible_range_m', 'readable_distance_m', 'battery_life_h', 'lux_100m'],
    isMost: true,
  },
  most: {
    of: [
      'luminous_flux_lm',
      'audible_range_m',
      'max_total_load_kg',
      'visible_range_m',
      'readable_distance_m',
      'max_load_kg',
    ],
    isMost: true,
  },
  least: { of: ['weight_g'], isMost: false },
  fastest: { of: ['release_time_s', 'install_time_s'], isMost: false },
  narrowest: { of: ['beam_angle_deg'], isMost: false },
  mostEfficient: { of: ['efficacy_lm_w'], isMost: true },
};
