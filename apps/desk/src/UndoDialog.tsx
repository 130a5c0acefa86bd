import type { DeskDevice } from '@payload/api/contract';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface UndoDialogProps {
  /** What is to be taken back; null while nothing is asked. */
  asked: 'activation' | 'care' | null;
  serial: string;
  onClose: () => void;
  onChanged: (device: DeskDevice) => void;
  onSessionExpired: () => void;
}

/** Takes something of a device back, once it is said why. */
export function UndoDialog({ asked, serial, onClose, onChanged, onSessionExpired }: UndoDialogProps) {
  const { t } = useTranslation('desk');
  const what = asked ?? 'care';
  return (
    <ReasonDialog
      isOpen={asked !== null}
      title={t(`devices.undoTitle.${what}`, { serial })}
      text={t(`devices.undoText.${what}`)}
      help={t('devices.reasonHelp')}
      act={t('devices.undoAct')}
      failed={t('devices.undoFailed')}
      onAct={async (reason) => onChanged(await deskCalls.undo(serial, what, reason))}
      onClose={onClose}
      onSessionExpired={onSessionExpired}
    />
  );
}
