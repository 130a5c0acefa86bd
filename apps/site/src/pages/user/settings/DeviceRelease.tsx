import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { List } from '@payload/ui/List';
import { Stack } from '@payload/ui/Stack';
import { useAction } from '@payload/web/form/useAction.ts';
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
  const release = useAction(async () => {
    await settingsCalls.release(serial, language);
    onOpenChange(false);
    onReleased(serial);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        // What failed the last time is not said again.
        release.reset();
        onOpenChange(isOpen);
      }}
      title={t('release.title', { serial })}
      description={t('release.description')}
      closeLabel={t('close')}
    >
      <Stack gap={24}>
        {release.failure !== null && (
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
          <Button variant="signal" loading={release.isSending} onClick={release.submit}>
            {t(release.isSending ? 'release.pending' : 'release.act')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('release.keep')}</Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
