import { failuresUntilService } from '@payload/flows/firmware-upgrade';
import { WarningIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { StepPosition } from '@payload/ui/StepRail';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './PortPage.css.ts';
import { IsRehearsal, RehearsalNote } from './RehearsalNote.tsx';
import { useRailTexts } from './useRailTexts.ts';

/** The instruction of a step, large, under its place among the nine. On phones the rail says the place. */
export function StepTitle({
  step,
  title,
  lead,
  isFailed = false,
  attempt = 0,
}: {
  step: number;
  title: string;
  lead?: ReactNode;
  isFailed?: boolean;
  /** How often it has failed; 0 is not said. */
  attempt?: number;
}) {
  const { t } = useTranslation('port');
  const { steps, translations } = useRailTexts();
  const isRehearsal = use(IsRehearsal);
  return (
    <div className={styles.group}>
      <div className={styles.position} data-attempt={attempt > 0 ? '' : undefined}>
        <StepPosition wide steps={steps.length} current={step - 1} translations={translations} />
        {attempt > 0 && (
          <p className={styles.small}>{t('rail.attempt', { attempt, attempts: failuresUntilService })}</p>
        )}
      </div>
      <SectionHeading
        level={1}
        lead={lead}
        title={
          isFailed ? (
            <span className={styles.signed}>
              <WarningIcon className={styles.sign} title={t('tones.critical')} />
              <span>{title}</span>
            </span>
          ) : (
            title
          )
        }
      />
      {isRehearsal && <RehearsalNote />}
    </div>
  );
}
