import { custom } from 'valibot';
import type { AircraftKey } from '../aircraft.ts';
import type { ProductCode } from '../products/sources.ts';

/** A name of the catalogue's. Which ones there are, the service knows: its catalogue may be newer than this build. */
/* @__NO_SIDE_EFFECTS__ */
export function nameOf<Name extends string>() {
  return custom<Name>((value) => typeof value === 'string');
}

export const productCode = nameOf<ProductCode>();
export const aircraftKey = nameOf<AircraftKey>();
