import { isFirmwareSource } from '@payload/flows/firmware-upgrade';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Faq } from '@payload/ui/Faq';
import { CableIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { PlateLine } from '@payload/ui/sections/port/PlateLine';
import { Text } from '@payload/ui/Text';
import { hasWebSerial } from '@payload/upgrade/port-line.ts';
import { productCodes } from '@payload/view-models/port/devices.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { FailureNote } from './FailureNote.tsx';
import { RehearsalChoices } from './RehearsalChoices.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';
import { UnableBrowser } from './UnableBrowser.tsx';

/** Step 1, and all that has to be known before anything is connected. */
export function SelectPort({ upgrade, view, language, children }: StepProps & { children?: ReactNode }) {
  const { t } = useTranslation('port');
  const isHydrated = useHydrated();
  const { isRehearsal } = upgrade;
  const { file } = view.snapshot.context;
  const fileName = isFirmwareSource(file) ? file.name : null;
  const isAble = !isHydrated || isRehearsal || hasWebSerial();
  return (
    <Stack gap={32}>
      <StepTitle
        step={1}
        title={t('select.title')}
        lead={fileName === null ? t('select.lead') : t('select.leadNext', { file: fileName })}
      />
      <noscript>
        <Banner tone="critical" toneLabel={t('tones.critical')} title={t('select.noScriptTitle')}>
          {t('select.noScriptText')}
        </Banner>
      </noscript>
      <Banner variant="plain" tone="caution" toneLabel={t('tones.caution')} title={t('select.warningTitle')}>
        {t('select.warningText')}
      </Banner>
      <FailureNote snapshot={view.snapshot} language={language} />
      {isAble ? (
        <Stack>
          <Actions onPhone="fill">
            <Button variant="signal" start={<CableIcon />} onClick={() => void upgrade.choosePort()}>
              {t(isRehearsal ? 'rehearsal.choose' : 'select.choose')}
            </Button>
            {fileName !== null && (
              <>
                <Button onClick={() => void upgrade.takeSamePort()}>{t('select.samePort')}</Button>
                <Disconnect />
              </>
            )}
          </Actions>
          {isRehearsal ? null : (
            <Text size="sm" tone="quiet" unseen={!isHydrated}>
              {t('select.browser')}
            </Text>
          )}
        </Stack>
      ) : (
        <UnableBrowser language={language} />
      )}
      <RehearsalChoices language={language} />
      <Stack as="section" aria-labelledby="port-devices">
        <SectionHeading size="xxs" headingId="port-devices" title={t('select.devices')} />
        <PlateLine
          items={Object.values(productCodes).map((code) => ({ code, cells: [t('select.device')] }))}
        />
      </Stack>
      <Stack as="section" aria-labelledby="port-help">
        <SectionHeading size="xxs" headingId="port-help" title={t('help.title')} />
        <Faq
          items={(['driver', 'cable', 'busy'] as const).map((key) => ({
            key: `port-help-${key}`,
            question: t(`help.${key}.question`),
            answer: t(`help.${key}.answer`),
          }))}
        />
      </Stack>
      {children}
    </Stack>
  );
}
