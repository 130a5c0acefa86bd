import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { List } from '@payload/ui/List';
import { Stack } from '@payload/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsCalls } from './settings-calls.ts';

interface DeviceReleaseProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The device that is asked about. */
  serial: string;
  language: Language;
  /** Called with the serial number of a device that no longer stands among the account's. */
  onReleased: (serial: string) => void;
}

/** Takes a device out of the account, once it is said what that means. */
export function DeviceRelease({ open, onOpenChange, serial, language, onReleased }: DeviceReleaseProps) {
  const { t } = useTranslation(['settings', 'account']);
  const [state, setState] = useState<'resting' | 'working' | 'failed'>('resting');
  const release = async () => {
    setState('working');
    try {
      await settingsCalls.release(serial, language);
      setState('resting');
      onOpenChange(false);
      onReleased(serial);
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setState('resting');
        onOpenChange(isOpen);
      }}
      title={t('release.title', { serial })}
      description={t('release.description')}
      closeLabel={t('close')}
    >
      <Stack gap={24}>
        {state === 'failed' && (
          <Banner
            tone="critical"
            toneLabel={t('account:tones.critical')}
            live="assertive"
            title={t('release.failed')}
          >
            {t('release.failedText')}
          </Banner>
        )}
        <List
          items={(['stays', 'stops', 'next', 'requests'] as const).map((key) => ({
            key,
            content: t(`release.${key}`),
          }))}
        />
        <Actions onPhone="fill">
          <Button variant="signal" loading={state === 'working'} onClick={() => void release()}>
            {t(state === 'working' ? 'release.pending' : 'release.act')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('release.keep')}</Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
