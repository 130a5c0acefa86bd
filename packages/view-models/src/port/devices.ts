import type { ProductCode } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';

/** What the devices that can be upgraded are called in the catalogue, by the names they give themselves. */
export const productCodes: Readonly<Record<UpgradableModel, ProductCode>> = {
  S3MINI: 'S3mini',
  AD2: 'AD2',
};

/** A device's name as the page says it. */
export function deviceName(model: string): string {
  return model === 'S3MINI' || model === 'AD2' ? productCodes[model] : model;
}
