import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import { productCodes } from './devices.ts';

/** Firmware in the download centre (specification, section 3). */
const firmware = 3;

/** The download centre's firmware for a device, newest first. Errors: those of the client. */
export async function loadFirmwareList(model: UpgradableModel, language: Language): Promise<OtaFile[]> {
  const { client, getOtaByCode } = await import('@payload/web/data/api.ts');
  const params = { otaType: firmware, productCode: productCodes[model], language } as const;
  return noBreakUnits(await client(getOtaByCode, params));
}
