import type { StepRailTranslations } from '@payload/ui/StepRail';
import { useTranslation } from 'react-i18next';

/** The nine steps (specification, section 4), and what is said of them. */
export function useRailTexts(): { label: string; steps: string[]; translations: StepRailTranslations } {
  const { t } = useTranslation('port');
  return {
    label: t('rail.label'),
    steps: Object.values(t('rail.steps', { returnObjects: true })),
    translations: {
      position: (step, steps, failed) => t(failed ? 'rail.positionFailed' : 'rail.position', { step, steps }),
      done: t('rail.done'),
      failed: t('rail.failed'),
    },
  };
}
