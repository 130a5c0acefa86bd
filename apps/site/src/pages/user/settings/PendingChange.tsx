import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { useAction } from '@payload/web/form/useAction.ts';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';
import { settingsCalls } from './settings-calls.ts';

interface PendingChangeProps {
  pending: NonNullable<OwnSignIn['pending']>;
  language: Language;
  onCalledOff: (signIn: OwnSignIn) => void;
}

/** A change of address that waits: to what, until when, and the way to call it off. */
export function PendingChange({ pending, language, onCalledOff }: PendingChangeProps) {
  const { t } = useTranslation(['settings', 'account']);
  const callOff = useAction(async () => onCalledOff(await settingsCalls.callOffChange(language)));
  const { kind, to, takesEffectAt } = pending;
  return (
    <Banner
      tone="caution"
      toneLabel={t('account:tones.caution')}
      live="polite"
      title={t(`addresses.waits.${kind}`, { to, moment: formatDateTime(language, takesEffectAt) })}
      actions={
        <Button size="toolbar" loading={callOff.isSending} onClick={callOff.submit}>
          {callOff.isSending ? t('addresses.callingOff') : t('addresses.callOff')}
        </Button>
      }
    >
      {callOff.failure !== null ? t('failedText') : t('addresses.waitsText')}
    </Banner>
  );
}
