import type { Courier, Language } from '@payload/api/contract';
import { translate } from '@payload/catalog';

/** Codes of the couriers a device can be sent by; their names are texts of the catalogue. */
const couriers = ['SF', 'JD', 'EMS', 'YTO', 'ZTO', 'STO', 'YUNDA', 'DEPPON', 'DHL', 'FEDEX', 'UPS', 'OTHER'];

/** All couriers by name, the usual ones first, and last what stands for any other. */
export function courierList(language: Language): Courier[] {
  return couriers.map((code) => ({ code, name: courierName(code, language) }));
}

/** A courier's name. */
export function courierName(code: string, language: Language): string {
  return translate(language, 'couriers', code);
}

export function isCourier(code: string): boolean {
  return couriers.includes(code);
}
