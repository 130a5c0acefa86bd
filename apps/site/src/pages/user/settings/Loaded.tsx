import { LoadingBlock } from '@payload/ui/LoadingBlock';
import type { Remote } from '@payload/web/data/remote.ts';
import { RetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LoadedProps<Data> {
  of: Remote<Data>;
  children: (data: Data) => ReactNode;
}

/** What of the account has been loaded; until then that it is, or that it could not be. */
export function Loaded<Data>({ of, children }: LoadedProps<Data>) {
  const { t } = useTranslation(['settings', 'account']);
  if (of.state === 'loading') return <LoadingBlock lines={2} />;
  if (of.state === 'ready') return children(of.data);
  return (
    <RetryBanner
      quiet
      toneLabel={t('account:tones.critical')}
      title={t('failed')}
      text={t('failedText')}
      act={t('retry')}
      onRetry={of.refresh}
    />
  );
}
