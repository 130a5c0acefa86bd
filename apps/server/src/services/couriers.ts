import type { Courier, Language } from '@payload/api/contract';
import { type TextKey, translate } from '@payload/catalog';

type CourierCode = TextKey<'couriers'>;

/** Codes of the couriers a device can be sent by; their names are texts of the catalogue. */
const couriers: readonly CourierCode[] = [
  'SF',
  'JD',
  'EMS',
  'YTO',
  'ZTO',
  'STO',
  'YUNDA',
  'DEPPON',
  'DHL',
  'FEDEX',
  'UPS',
  'OTHER',
];

/** All couriers by name, the usual ones first, and last what stands for any other. */
export function courierList(language: Language): Courier[] {
  return couriers.map((code) => ({ code, name: translate(language, 'couriers', code) }));
}

/** A courier's name; of one that is no longer among them its code. */
export function courierName(code: string, language: Language): string {
  return isCourier(code) ? translate(language, 'couriers', code) : code;
}

export function isCourier(code: string): code is CourierCode {
  return couriers.some((courier) => courier === code);
}
