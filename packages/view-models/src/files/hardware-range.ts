import type { OtaFile } from '@payload/api/contract';
import type { TFunction } from 'i18next';

/** The versions of a device that a file is for: one, or from one to another. */
export const hardwareRange = (t: TFunction<'download'>, hardware: NonNullable<OtaFile['hardware']>) =>
  hardware.from === hardware.to ? hardware.from : t('hardware', hardware);
