import { isFirmwareSource } from '@payload/flows/firmware-upgrade';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Faq } from '@payload/ui/Faq';
import { CableIcon } from '@payload/ui/icons';
import { Plate } from '@payload/ui/Plate';
import { SectionHeading } from '@payload/ui/SectionHeading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { productCodes } from '../../features/upgrade/devices.ts';
import { hasWebSerial } from '../../features/upgrade/port-line.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { Disconnect } from './Disconnect.tsx';
import { FailureNote } from './FailureNote.tsx';
import * as styles from './PortPage.css.ts';
import { RehearsalChoices } from './RehearsalChoices.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';
import { UnableBrowser } from './UnableBrowser.tsx';

/** Step 1, and all that has to be known before anything is connected. */
export function SelectPort({ upgrade, view, language, children }: StepProps & { children?: ReactNode }) {
  const { t } = useTranslation('port');
  const isHydrated = useHydrated();
  const { isRehearsal } = upgrade;
  const { file, failure } = view.snapshot.context;
  const kept = isFirmwareSource(file) ? file.name : null;
  const isAble = !isHydrated || isRehearsal || hasWebSerial();
  return (
    <div className={styles.stack}>
      <StepTitle
        step={1}
        title={t('select.title')}
        lead={kept === null ? t('select.lead') : t('select.leadNext', { file: kept })}
      />
      <noscript>
        <Banner tone="critical" toneLabel={t('tones.critical')} title={t('select.noScriptTitle')}>
          {t('select.noScriptText')}
        </Banner>
      </noscript>
      <Banner variant="plain" tone="caution" toneLabel={t('tones.caution')} title={t('select.warningTitle')}>
        {t('select.warningText')}
      </Banner>
      <FailureNote failure={failure} language={language} />
      {isAble ? (
        <div className={styles.group}>
          <div className={styles.acts}>
            <Button variant="signal" start={<CableIcon />} onClick={() => void upgrade.choosePort()}>
              {t(isRehearsal ? 'rehearsal.choose' : 'select.choose')}
            </Button>
            {kept !== null && (
              <>
                <Button onClick={() => void upgrade.takeSamePort()}>{t('select.samePort')}</Button>
                <Disconnect />
              </>
            )}
          </div>
          {isRehearsal ? null : (
            <p className={styles.small} data-known={isHydrated}>
              {t('select.browser')}
            </p>
          )}
        </div>
      ) : (
        <UnableBrowser language={language} />
      )}
      <RehearsalChoices />
      <section className={styles.group} aria-labelledby="port-devices">
        <SectionHeading size="xxs" headingId="port-devices" title={t('select.devices')} />
        <div className={styles.plates}>
          {Object.values(productCodes).map((code) => (
            <Plate key={code} code={code} cells={[t('select.device')]} />
          ))}
        </div>
      </section>
      {children}
      <section className={styles.group} aria-labelledby="port-help">
        <SectionHeading size="xxs" headingId="port-help" title={t('help.title')} />
        <Faq
          items={(['driver', 'cable', 'busy'] as const).map((key) => ({
            key: `port-help-${key}`,
            question: t(`help.${key}.question`),
            answer: t(`help.${key}.answer`),
          }))}
        />
      </section>
    </div>
  );
}
