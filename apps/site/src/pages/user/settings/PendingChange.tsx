import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { useState } from 'react';
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
  const [state, setState] = useState<'resting' | 'working' | 'failed'>('resting');
  const callOff = async () => {
    setState('working');
    try {
      onCalledOff(await settingsCalls.callOffChange(language));
    } catch {
      setState('failed');
    }
  };
  const { kind, to, takesEffectAt } = pending;
  const hasFailed = state === 'failed';
  return (
    <Banner
      tone="caution"
      toneLabel={t('account:tones.caution')}
      live="polite"
      title={t(`addresses.waits.${kind}`, { to, moment: formatDateTime(language, takesEffectAt) })}
      actions={
        <Button size="toolbar" loading={state === 'working'} onClick={() => void callOff()}>
          {state === 'working' ? t('addresses.callingOff') : t('addresses.callOff')}
        </Button>
      }
    >
      {hasFailed ? t('failedText') : t('addresses.waitsText')}
    </Banner>
  );
}
