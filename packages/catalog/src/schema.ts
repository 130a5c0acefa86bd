import * as v from 'valibot';
import specTexts from './locales/en/service/spec.json' with { type: 'json' };
import type { ProductType } from './product-types.ts';

/** A word or sentence of `spec.json` that a specification value stands for. */
export type SpecTextKey = keyof typeof specTexts.values;

const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const whole = v.pipe(positive, v.integer());
const range = v.pipe(
  v.strictObject({ from: v.pipe(v.number(), v.finite()), to: v.pipe(v.number(), v.finite()) }),
  v.check(({ from, to }) => from < to, 'A range runs from the smaller to the larger figure.'),
);

/** Whether a value is a word or sentence of `spec.json`, and not the value itself (`IP54`). */
export const isSpecText = (value: string): value is SpecTextKey => value in specTexts.values;

const text = v.picklist(Object.keys(specTexts.values).filter(isSpecText));
const list = v.pipe(v.array(text), v.minLength(1), v.readonly());
const flat = v.pipe(v.array(positive), v.length(2), v.readonly());
const box = v.pipe(v.array(positive), v.length(3), v.readonly());
/** Lights that warn, by their colours. */
const colours = v.pipe(v.array(v.picklist(['red', 'blue', 'white', 'yellow'])), v.minLength(1), v.readonly());
const ingress = v.pipe(v.string(), v.regex(/^IP\d\d$/));

/**
 * What each type states about its models, one schema per type: the same keys for every model of a
 * type. Units are part of a key's name (`_g` grams, `_mm` millimetres, `_lm` lumens and so on);
 * null means that it does not apply or is not offered.
 */
export const specSchemas = {
  megaphone: v.strictObject({
    max_spl_db_1m: positive,
    audible_range_m: positive,
    spl_50m_db: positive,
    spl_100m_db: positive,
    rated_power_w: positive,
    horizontal_angle_deg: positive,
    pitch_range_deg: v.union([range, text]),
    broadcast_modes: list,
    storage: text,
    weight_g: positive,
    size_mm: box,
    ip_rating: ingress,
    temp_c: range,
    supply: text,
    protocol: text,
  }),
  searchlight: v.strictObject({
    luminous_flux_lm: positive,
    rated_power_w: positive,
    efficacy_lm_w: positive,
    beam_angle_deg: positive,
    lux_50m: positive,
    lux_100m: positive,
    cct_k: positive,
    gimbal: text,
    modes: list,
    strobe: text,
    overheat: text,
    weight_g: positive,
    size_mm: box,
    ip_rating: ingress,
    temp_c: range,
    supply: text,
    protocol: text,
  }),
  thrower: v.strictObject({
    hooks: whole,
    max_load_per_hook_kg: positive,
    max_total_load_kg: positive,
    release_order: text,
    release_time_s: positive,
    locked_without_power: text,
    trigger: text,
    rated_power_w: positive,
    weight_g: positive,
    size_mm: box,
    ip_rating: ingress,
    temp_c: range,
    supply: text,
    protocol: text,
    firmware_upgrade: text,
  }),
  flashinglight: v.strictObject({
    colours,
    visible_range_m: positive,
    flash_modes: v.picklist(['patterns2', 'patterns6', 'patterns8', 'patterns10']),
    rated_power_w: positive,
    battery_life_h: positive,
    charging: v.string(),
    weight_g: positive,
    size_mm: box,
    ip_rating: ingress,
    temp_c: range,
    mount: list,
    control: text,
    firmware_upgrade: v.nullable(text),
    protocol: text,
  }),
  integratedmachine: v.strictObject({
    functions: list,
    max_spl_db_1m: positive,
    audible_range_m: positive,
    luminous_flux_lm: positive,
    lux_100m: positive,
    flash: v.nullable(v.picklist(['redBlue', 'redBlueWhite'])),
    broadcast_modes: list,
    rated_power_w: positive,
    weight_g: positive,
    size_mm: box,
    ip_rating: ingress,
    temp_c: range,
    position: text,
    protocol: text,
  }),
  displayEquipment: v.strictObject({
    panel: v.picklist(['pixels64x16', 'pixels128x32', 'pixels256x64']),
    panel_size_mm: flat,
    brightness_cd_m2: positive,
    readable_distance_m: positive,
    content: text,
    sides: whole,
    rated_power_w: positive,
    weight_g: positive,
    ip_rating: ingress,
    temp_c: range,
    supply: text,
    protocol: text,
  }),
  loadbracket: v.strictObject({
    english_name: v.string(),
    ports: text,
    size_mm: box,
    weight_g: positive,
    max_load_kg: positive,
    material: text,
    install_time_s: positive,
    tools: text,
    ip_rating: v.nullable(ingress),
    temp_c: range,
  }),
} satisfies Record<ProductType, v.GenericSchema>;

/** The specification of one model of a type. */
export type SpecOf<T extends ProductType> = v.InferOutput<(typeof specSchemas)[T]>;

/** The specification keys of a type; of a union of types, the keys of any of them. */
export type SpecKeyOf<T extends ProductType> = T extends ProductType
  ? Extract<keyof SpecOf<T>, string>
  : never;

/** A specification value as the catalogue holds it: figure, range, lengths, text key(s) or none. */
export type SpecData =
  | number
  | { from: number; to: number }
  | readonly number[]
  | string
  | readonly SpecTextKey[]
  | null;

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The written part of a model in one language: `products/<type>.json`, by model code. */
export const productTextSchema = v.strictObject({
  title: filled,
  headline: filled,
  line: filled,
  description: filled,
  features: v.pipe(v.array(v.strictObject({ name: filled, text: filled })), v.minLength(4), v.maxLength(6)),
  basics: v.pipe(v.array(v.strictObject({ title: filled, text: filled })), v.minLength(3), v.maxLength(4)),
  pictures: v.optional(
    v.strictObject({
      detail: v.strictObject({ name: filled, text: filled, alt: filled }),
      aboard: v.strictObject({ text: filled }),
    }),
  ),
});

/** An assembled entry, its specification aside, which is checked by the schema of its type. */
export const entrySchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]+$/)),
  type: v.keyof(v.object(specSchemas)),
  route: v.picklist(['/product', '/productSupport']),
  titleKey: v.pipe(v.string(), v.startsWith('products:')),
  resUrl: v.pipe(v.string(), v.regex(/^products\/\w+\.webp$/)),
  bgImg: v.pipe(v.string(), v.regex(/^night\/\w+\.webp$/)),
  num: v.tuple([v.pipe(whole, v.maxValue(7)), whole]),
  video: v.nullable(filled),
  aboard: v.nullable(filled),
  apiPath: v.nullable(v.pipe(v.string(), v.regex(/^\/apiCloud\/[a-z0-9]+$/))),
  problems: v.pipe(v.array(filled), v.minLength(1)),
  aircraft: v.pipe(v.array(filled), v.minLength(1)),
  published: v.array(filled),
  synonyms: v.array(filled),
  bracket: v.nullable(filled),
  child: v.nullable(v.pipe(v.array(whole), v.minLength(1))),
});
