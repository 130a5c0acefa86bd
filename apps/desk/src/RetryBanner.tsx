import { RetryBanner as SharedRetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import { useTranslation } from 'react-i18next';

interface RetryBannerProps {
  title: string;
  /** What it means and what to do. @default nothing more */
  text?: string;
  /** Words of the button. @default to try again */
  act?: string;
  /** What goes on meanwhile is not interrupted. @default false */
  quiet?: boolean;
  onRetry: () => void;
}

/** Says in the desk's words that something was not done, and does it again. */
export function RetryBanner({ act, ...rest }: RetryBannerProps) {
  const { t } = useTranslation('desk');
  return <SharedRetryBanner toneLabel={t('gate.critical')} act={act ?? t('gate.retry')} {...rest} />;
}
