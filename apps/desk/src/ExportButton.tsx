import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { saveFile } from '@payload/web/files/save-file.ts';
import { useAction } from '@payload/web/form/useAction.ts';
import { useTranslation } from 'react-i18next';
import type { DeskRoute } from './desk-address.ts';
import { deskCalls } from './desk-calls.ts';

/** Saves the requests of a queue as a file for a spreadsheet. */
export function ExportButton({
  place,
  onSessionExpired,
}: {
  place: DeskRoute;
  onSessionExpired: () => void;
}) {
  const { t } = useTranslation('desk');
  const make = async () => {
    const { text } = await deskCalls.sheet(place);
    const name = `requests-${place.words === '' ? place.view : 'found'}.csv`;
    saveFile(new Blob([text], { type: 'text/csv' }), name);
  };
  const { isSending, failure, submit } = useAction(make, { onExpired: onSessionExpired });
  return (
    <>
      <Button size="toolbar" loading={isSending} onClick={submit}>
        {t(isSending ? 'exporting' : 'exportAct')}
      </Button>
      <LiveStatus>{failure !== null ? t('exportFailed') : ''}</LiveStatus>
    </>
  );
}
