import type { AircraftKey } from '../aircraft.ts';
import type { FlashPatternKey } from '../flash-patterns.ts';
import type { ProductType } from '../product-types.ts';
import type { SpecKeyOf, SpecOf } from '../schema.ts';

/** A model as it is written down in `<type>.ts`: only what cannot be derived. */
export interface ProductSource<T extends ProductType, Code extends string = string> {
  /** Model code, also the key of its texts and the name of its pictures. */
  code: Code;
  /** Older names that a search or an address may still use. */
  synonyms?: readonly string[];
  /** Aircraft keys, or every aircraft that can lift it. */
  aircraft: 'all' | readonly AircraftKey[];
  /** Address of its Cloud API page. */
  apiPath?: string;
  /** Name of its film. */
  video?: Code;
  /**
   * The aircraft it hangs from in a picture. A model that has it has two pictures more: a detail of it as `detail/<code>`,
   * and it on this aircraft as `aboard/<code>`; what they say stands in its texts.
   */
  aboard?: AircraftKey;
  /** The one bracket it needs, where that is not the aircraft's usual one. */
  bracket?: Code;
  /** Figures the owner has published; all others are sample data. */
  published?: readonly SpecKeyOf<T>[];
  /** Brackets: the numbers, from 1, of the features their page shows. */
  child?: readonly number[];
  /** Warning lights: their patterns in the order in which they are chosen, as many as `flash_modes` says. */
  patterns?: readonly FlashPatternKey[];
  spec: SpecOf<T>;
}
