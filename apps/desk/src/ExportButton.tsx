import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { saveFile } from '@payload/web/files/save-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPlace } from './desk-address.ts';
import { deskCalls } from './desk-calls.ts';
import { isShut } from './shut.ts';

/** Saves the requests of a queue as a file for a spreadsheet. */
export function ExportButton({ place, onShut }: { place: DeskPlace; onShut: () => void }) {
  const { t } = useTranslation('desk');
  const [state, setState] = useState<'resting' | 'working' | 'failed'>('resting');
  const make = async () => {
    setState('working');
    try {
      const { text } = await deskCalls.sheet(place);
      saveFile(
        new Blob([text], { type: 'text/csv' }),
        `requests-${place.words === '' ? place.view : 'found'}.csv`,
      );
      setState('resting');
    } catch (error) {
      if (isShut(error)) onShut();
      else setState('failed');
    }
  };
  return (
    <>
      <Button size="toolbar" loading={state === 'working'} onClick={() => void make()}>
        {t(state === 'working' ? 'exporting' : 'exportAct')}
      </Button>
      <LiveStatus>{state === 'failed' ? t('exportFailed') : ''}</LiveStatus>
    </>
  );
}
