import type { Failure } from '@payload/flows/desk';
import { useTranslation } from 'react-i18next';
import { RetryBanner } from './RetryBanner.tsx';

/** Why something was not done, and what that means for the request. */
export function RejectedBanner({ failure, onReload }: { failure: Failure; onReload: () => void }) {
  const { t } = useTranslation('desk');
  const why =
    failure.kind === 'timeout'
      ? 'timeout'
      : failure.key === 'notPossibleNow'
        ? 'notPossibleNow'
        : 'operationFailure';
  return (
    <RetryBanner title={t('refusedTitle')} text={t(`refused.${why}`)} act={t('reload')} onRetry={onReload} />
  );
}
