import type { DeskDevice } from '@payload/api/contract';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';
import { isShut } from './shut.ts';

interface UndoDialogProps {
  /** What is to be taken back; null while nothing is asked. */
  asked: 'activation' | 'care' | null;
  serial: string;
  onClose: () => void;
  onChanged: (device: DeskDevice) => void;
  onShut: () => void;
}

/** Takes something of a device back, once it is said why. */
export function UndoDialog({ asked, serial, onClose, onChanged, onShut }: UndoDialogProps) {
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'resting' | 'unsaid' | 'working' | 'failed'>('resting');
  const what = asked ?? 'care';
  const undo = async () => {
    if (reason.trim() === '') return setState('unsaid');
    setState('working');
    try {
      const device = await deskCalls.undo(serial, what, reason.trim());
      setReason('');
      setState('resting');
      onClose();
      onChanged(device);
    } catch (error) {
      if (isShut(error)) onShut();
      else setState('failed');
    }
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(`devices.undoTitle.${what}`, { serial })}
      description={t(`devices.undoText.${what}`)}
      closeLabel={t('close')}
    >
      <Stack gap={24}>
        {state === 'failed' && (
          <Banner
            tone="critical"
            toneLabel={t('gate.critical')}
            live="assertive"
            title={t('devices.undoFailed')}
          />
        )}
        <TextField
          multiline
          label={t('devices.reason')}
          help={t('devices.reasonHelp')}
          value={reason}
          maxLength={500}
          onValueChange={(typed) => {
            setReason(typed.replaceAll('\n', ' '));
            setState('resting');
          }}
          error={state === 'unsaid' ? t('devices.reasonNeeded') : undefined}
        />
        <Actions onPhone="fill">
          <Button variant="signal" loading={state === 'working'} onClick={() => void undo()}>
            {t(state === 'working' ? 'devices.undoing' : 'devices.undoAct')}
          </Button>
          <Button onClick={onClose}>{t('devices.keep')}</Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
