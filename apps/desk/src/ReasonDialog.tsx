import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShut } from './shut.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** What comes of it. */
  text: string;
  /** Below the field: where the reason is kept. */
  help: string;
  /** Words of the button that does it. */
  act: string;
  /** What is said where it was not done, and what to do. */
  failed: string;
  /** Does it; the dialog is closed then. Errors: those of the client. */
  onAct: (reason: string) => Promise<void>;
  onClose: () => void;
  onShut: () => void;
}

/** Asks why, and then does something that is kept with its reason. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  help,
  act,
  failed,
  onAct,
  onClose,
  onShut,
}: ReasonDialogProps) {
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'resting' | 'unsaid' | 'working' | 'failed'>('resting');
  const doIt = async () => {
    if (reason.trim() === '') return setState('unsaid');
    setState('working');
    try {
      await onAct(reason.trim());
      setReason('');
      setState('resting');
      onClose();
    } catch (error) {
      if (isShut(error)) onShut();
      else setState('failed');
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose();
      }}
      title={title}
      description={text}
      closeLabel={t('close')}
    >
      <Stack gap={24}>
        {state === 'failed' && (
          <Banner tone="critical" toneLabel={t('gate.critical')} live="assertive" title={failed} />
        )}
        <TextField
          multiline
          label={t('devices.reason')}
          help={help}
          value={reason}
          maxLength={500}
          onValueChange={(typed) => {
            setReason(typed.replaceAll('\n', ' '));
            setState('resting');
          }}
          error={state === 'unsaid' ? t('devices.reasonNeeded') : undefined}
        />
        <Actions onPhone="fill">
          <Button variant="signal" loading={state === 'working'} onClick={() => void doIt()}>
            {state === 'working' ? t('devices.undoing') : act}
          </Button>
          <Button onClick={onClose}>{t('devices.keep')}</Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
