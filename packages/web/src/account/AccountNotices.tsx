import { type ToastMessage, ToastRegion } from '@payload/ui/Toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acknowledgeEnd } from '../session/account-store.ts';
import { type Notice, showToast } from './notices.ts';
import { useAccount } from './useAccount.ts';

/** Messages about the account at the edge of the page. */
export function AccountNotices({ notice, isEnded }: { notice: Notice | null; isEnded: boolean }) {
  const { t } = useTranslation('account');
  const { name } = useAccount();
  // A region that comes up together with its message is not read out.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const toasts: ToastMessage[] = [];
  if (isEnded) {
    toasts.push({ id: 'ended', tone: 'caution', title: t('notices.ended'), text: t('notices.endedText') });
  }
  if (notice === 'signedIn') {
    toasts.push({ id: notice, tone: 'positive', title: t('notices.signedIn'), text: name ?? undefined });
  }
  if (notice === 'signedOut') toasts.push({ id: notice, tone: 'positive', title: t('notices.signedOut') });
  if (notice === 'deleted') {
    const text = t('notices.deletedText');
    toasts.push({ id: notice, tone: 'positive', title: t('notices.deleted'), text });
  }
  if (notice === 'signedOutHere') {
    const text = t('notices.signedOutHereText');
    toasts.push({ id: notice, tone: 'caution', title: t('notices.signedOutHere'), text });
  }

  return (
    <ToastRegion
      toasts={isReady ? toasts : []}
      onDismiss={(id) => (id === 'ended' ? acknowledgeEnd() : showToast(null))}
      translations={{
        region: t('notices.region'),
        dismiss: t('notices.dismiss'),
        tones: t('tones', { returnObjects: true }),
      }}
    />
  );
}
