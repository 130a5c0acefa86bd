import { type Claimed, deviceClaim, readVerificationCode, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { CodeField } from '@payload/ui/CodeField';
import { Dialog } from '@payload/ui/Dialog';
import { Form } from '@payload/ui/Form';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serialPasted } from '../../../features/apply/barcode.ts';
import { settingsCalls } from './settings-calls.ts';

interface DeviceClaimProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  language: Language;
  /** Called with the serial number of a device that stands among the account's now. */
  onClaimed: (serial: string) => void;
}

/** Puts a device among one's own by the codes of its label. */
export function DeviceClaim({ open, onOpenChange, language, onClaimed }: DeviceClaimProps) {
  const { t } = useTranslation(['settings', 'apply', 'request-fields', 'account']);
  const [outcome, setOutcome] = useState<Exclude<Claimed['outcome'], 'claimed'> | null>(null);
  const form = useForm({
    fields: ['serialNumber', 'verificationCode', 'activationCode'],
    check: (values) => validate(deviceClaim, values),
    send: async (_sent, values) => {
      setOutcome(null);
      const claimed = await settingsCalls.claim(values, language);
      if (claimed.outcome !== 'claimed') {
        setOutcome(claimed.outcome);
        return values;
      }
      onOpenChange(false);
      onClaimed(claimed.serialNumber);
      return undefined;
    },
  });
  const own = useFields(form, {
    labels: {
      serialNumber: t('request-fields:serialNumber.label'),
      verificationCode: t('request-fields:verificationCode.label'),
      activationCode: t('request-fields:activationCode.label'),
    },
    explain: ({ key, field }) => {
      if (key === 'checkFail') return t('apply:failures.activation.refusals.checkFail.next');
      if (key === 'operationFailure') return t('apply:failures.activation.refused.next');
      if (key === 'incorrectFormat' && field === 'serialNumber') return t('request-fields:serialNumber.hint');
      if (field !== 'verificationCode') return undefined;
      // The code on a label is called otherwise than the one that is sent, where the language has two words.
      return key === 'pleaseEnterVerificationCode' || key === 'pleaseEnterFourDigitCode'
        ? t(`apply:error.code.${key}`)
        : undefined;
    },
  });
  const serial = own.field('serialNumber');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // A slip beside it would cost what was typed.
      dismiss="explicit"
      title={t('claim.title')}
      description={t('claim.description')}
      closeLabel={t('close')}
    >
      <Stack gap={24}>
        {outcome !== null && (
          <Banner
            tone="caution"
            toneLabel={t('account:tones.caution')}
            live="assertive"
            title={t(`claim.${outcome}`)}
            actions={
              outcome === 'notActivated' && (
                <Button size="toolbar" href={pathsOf(language).activate}>
                  {t('claim.activate')}
                </Button>
              )
            }
          >
            {t(`claim.${outcome}Text`)}
          </Banner>
        )}
        <Form
          aria-label={t('claim.title')}
          {...own.form}
          actions={
            <Button type="submit" variant="signal" loading={form.isSending}>
              {form.isSending ? t('claim.pending') : t('claim.act')}
            </Button>
          }
        >
          <TextField
            {...serial}
            onValueChange={(text) => serial.onValueChange(serialPasted(text) ?? text)}
            required
            variant="code"
            autoComplete="off"
            help={t('request-fields:serialNumber.help')}
          />
          <CodeField
            {...own.field('verificationCode')}
            read={readVerificationCode}
            required
            autoComplete="off"
            help={t('request-fields:verificationCode.help')}
          />
          <TextField
            {...own.field('activationCode')}
            required
            variant="code"
            autoComplete="off"
            help={t('request-fields:activationCode.help')}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
