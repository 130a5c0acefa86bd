import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
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

/** Says that something was not done, and does it again. */
export function RetryBanner({ title, text, act, quiet = false, onRetry }: RetryBannerProps) {
  const { t } = useTranslation('desk');
  return (
    <Banner
      tone="critical"
      toneLabel={t('gate.critical')}
      live={quiet ? 'polite' : 'assertive'}
      title={title}
      actions={
        <Button size="toolbar" onClick={onRetry}>
          {act ?? t('gate.retry')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
