import type { ProductType } from './product-types.ts';
import type { SpecKeyOf } from './schema.ts';

/** Rows that are computed from other data instead of being stored. */
export type DerivedKey = 'aircraft' | 'cloud_api' | 'cargo_max_kg' | 'cargo_limit';

/** Every row a specification table can have. */
export type SpecKey = SpecKeyOf<ProductType> | DerivedKey;

/** What a comparison may call the best figure; null where it depends on the job. */
export type Better = 'more' | 'less' | null;

interface SpecTrait {
  /** Unit as printed; empty for counts and words. */
  unit: string;
  better: Better;
  /** The value is the same in both languages and printed as stored (`IP54`, `USB-C`). */
  verbatim?: true;
}

const more = (unit: string): SpecTrait => ({ unit, better: 'more' });
const less = (unit: string): SpecTrait => ({ unit, better: 'less' });
const plain = (unit = ''): SpecTrait => ({ unit, better: null });
const verbatim: SpecTrait = { unit: '', better: null, verbatim: true };

/** Unit and direction of every specification key. */
export const specTraits: Record<SpecKey, SpecTrait> = {
  aircraft: plain(),
  cloud_api: plain(),
  max_spl_db_1m: more('dB'),
  audible_range_m: more('m'),
  spl_50m_db: more('dB'),
  spl_100m_db: more('dB'),
  horizontal_angle_deg: plain('°'),
  pitch_range_deg: plain('°'),
  broadcast_modes: plain(),
  storage: plain(),
  rated_power_w: less('W'),
  weight_g: less('g'),
  size_mm: plain('mm'),
  ip_rating: verbatim,
  temp_c: plain('°C'),
  supply: plain(),
  protocol: plain(),
  luminous_flux_lm: more('lm'),
  efficacy_lm_w: more('lm/W'),
  beam_angle_deg: plain('°'),
  lux_50m: more('lx'),
  lux_100m: more('lx'),
  cct_k: plain('K'),
  gimbal: plain(),
  modes: plain(),
  strobe: plain(),
  overheat: plain(),
  hooks: plain(),
  max_load_per_hook_kg: more('kg'),
  max_total_load_kg: more('kg'),
  cargo_max_kg: more('kg'),
  cargo_limit: plain(),
  release_order: plain(),
  release_time_s: less('s'),
  locked_without_power: plain(),
  trigger: plain(),
  firmware_upgrade: plain(),
  colours: plain(),
  visible_range_m: more('m'),
  flash_modes: plain(),
  battery_life_h: more('h'),
  charging: verbatim,
  mount: plain(),
  control: plain(),
  functions: plain(),
  flash: plain(),
  position: plain(),
  panel: plain(),
  panel_size_mm: plain('mm'),
  brightness_cd_m2: more('cd/m²'),
  readable_distance_m: more('m'),
  content: plain(),
  sides: plain(),
  english_name: verbatim,
  ports: plain(),
  max_load_kg: more('kg'),
  material: plain(),
  install_time_s: less('s'),
  tools: plain(),
};
