import type { OtaFile } from '@payload/api/contract';

/**
 * The newest manual and the newest firmware of a product, as far as there are any.
 * @param files each kind newest first, as the calls give them
 */
export function newestFiles(files: readonly OtaFile[]): OtaFile[] {
  const manual = files.find(({ document }) => document);
  const firmware = files.find(({ document, otaType }) => !document && otaType === 3);
  return [manual, firmware].filter((file) => file !== undefined);
}
