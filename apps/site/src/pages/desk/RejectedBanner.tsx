import type { Failure } from '@payload/flows/desk';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { useTranslation } from 'react-i18next';

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
    <Banner
      tone="critical"
      toneLabel={t('gate.critical')}
      live="assertive"
      title={t('refusedTitle')}
      actions={
        <Button size="toolbar" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    >
      {t(`refused.${why}`)}
    </Banner>
  );
}
