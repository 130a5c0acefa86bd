import { failuresUntilService } from '@payload/flows/firmware-upgrade';
import { StepHeading } from '@payload/ui/sections/port/StepHeading';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
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
    <StepHeading
      steps={steps.length}
      current={step - 1}
      title={title}
      lead={lead}
      failedLabel={isFailed ? t('tones.critical') : undefined}
      attempt={attempt > 0 && t('rail.attempt', { attempt, attempts: failuresUntilService })}
      translations={translations}
    >
      {isRehearsal && <RehearsalNote />}
    </StepHeading>
  );
}
