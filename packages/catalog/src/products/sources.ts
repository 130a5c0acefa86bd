import type { ProductType } from '../product-types.ts';
import { displayEquipment } from './displayEquipment.ts';
import { flashingLights } from './flashinglight.ts';
import { integratedMachines } from './integratedmachine.ts';
import { loadBrackets } from './loadbracket.ts';
import { megaphones } from './megaphone.ts';
import { searchlights } from './searchlight.ts';
import type { ProductSource } from './source.ts';
import { throwers } from './thrower.ts';

const written = {
  megaphone: megaphones,
  searchlight: searchlights,
  thrower: throwers,
  flashinglight: flashingLights,
  integratedmachine: integratedMachines,
  displayEquipment,
  loadbracket: loadBrackets,
};

/** The code of a model, also the key of its texts and the name of its pictures. */
export type ProductCode = (typeof written)[ProductType][number]['code'];

/** What is written down, by type. */
export const sources: { readonly [T in ProductType]: readonly ProductSource<T, ProductCode>[] } = written;
