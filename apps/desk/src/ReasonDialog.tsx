import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { Form } from '@payload/ui/Form';
import { TextField } from '@payload/ui/TextField';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { useTranslation } from 'react-i18next';

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
  onSessionExpired: () => void;
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
  onSessionExpired,
}: ReasonDialogProps) {
  const { t } = useTranslation('desk');
  const form = useForm({
    fields: ['reason'],
    check: ({ reason }) =>
      reason.trim() === ''
        ? { ok: false, refusals: [{ field: 'reason', key: 'cannotBeEmpty' }] }
        : { ok: true, value: reason.trim() },
    send: async (reason) => {
      await onAct(reason);
      onClose();
      return undefined;
    },
    onExpired: onSessionExpired,
  });
  const own = useFields(form, {
    labels: { reason: t('devices.reason') },
    explain: ({ field }) => (field === 'reason' ? t('devices.reasonNeeded') : failed),
  });
  const { onValueChange, ...reason } = own.field('reason');
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
      <Form
        aria-label={title}
        {...own.form}
        actions={
          <Actions onPhone="fill">
            <Button type="submit" variant="signal" loading={form.isSending}>
              {form.isSending ? t('devices.undoing') : act}
            </Button>
            <Button onClick={onClose}>{t('devices.keep')}</Button>
          </Actions>
        }
      >
        <TextField
          multiline
          {...reason}
          help={help}
          maxLength={500}
          onValueChange={(typed) => onValueChange(typed.replaceAll('\n', ' '))}
        />
      </Form>
    </Dialog>
  );
}
