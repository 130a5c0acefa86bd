import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';
import { loadFirmwareList } from '@payload/view-models/port/firmware-list.ts';
import type { Remote } from '@payload/web/data/remote.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';

/** The download centre's list for a device. */
export function useFirmwareList(model: UpgradableModel, language: Language): Remote<readonly OtaFile[]> {
  return useRemote(`${model} ${language}`, () => loadFirmwareList(model, language));
}
