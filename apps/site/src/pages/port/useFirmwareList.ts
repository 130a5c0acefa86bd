import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';
import { loadFirmwareList } from '@payload/view-models/port/firmware-list.ts';
import { useEffect, useState } from 'react';

/** Null while it is being fetched. */
type FirmwareList = readonly OtaFile[] | 'failed' | null;

/** The download centre's list for a device, and a way to ask for it again. */
export function useFirmwareList(
  model: UpgradableModel,
  language: Language,
): { list: FirmwareList; retry: () => void } {
  const [turn, setTurn] = useState(0);
  const request = `${model} ${language} ${turn}`;
  const [reply, setReply] = useState<{ request: string; list: FirmwareList }>({ request, list: null });
  useEffect(() => {
    let isOver = false;
    const answer = (list: FirmwareList) => {
      if (!isOver) setReply({ request, list });
    };
    loadFirmwareList(model, language).then(answer, () => answer('failed'));
    return () => {
      isOver = true;
    };
  }, [model, language, request]);
  return { list: reply.request === request ? reply.list : null, retry: () => setTurn(turn + 1) };
}
