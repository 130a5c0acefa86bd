import { type RequestStatus, repairStepOf } from '@payload/api/contract';
import { StepRail, type StepRailProps } from '@payload/ui/StepRail';
import { useTranslation } from 'react-i18next';

/** The four steps of a repair (specification, section 4), and where a request for one stands. */
export function RepairRail({
  status,
  layout,
}: {
  status: Exclude<RequestStatus, 'withdrawn'>;
  layout?: StepRailProps['layout'];
}) {
  const { t } = useTranslation('requests');
  return (
    <StepRail
      layout={layout}
      label={t('rail.label')}
      steps={[t('rail.ask'), t('rail.ship'), t('rail.inspect'), t('rail.return')]}
      current={repairStepOf(status)}
      translations={{
        position: (step, steps, failed) => t(failed ? 'rail.failed' : 'rail.position', { step, steps }),
        done: t('rail.doneMark'),
        failed: t('rail.failedMark'),
      }}
    />
  );
}
