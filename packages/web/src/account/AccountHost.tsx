import type { Language } from '@payload/catalog';
import { FloatingAlert } from '@payload/ui/sections/account/FloatingAlert';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../rendering/LazyPart.tsx';
import { hasSessionEnded, subscribeToAccount } from '../session/account-store.ts';
import { accountNotices, signInPanel } from './lazy-modules.ts';
import { currentNotice, subscribeToNotice } from './notices.ts';
import { signInRequest, subscribeToRequest } from './sign-in-request.ts';

const none = () => null;

/** What the account shows over every page: the sign-in panel and its messages, each fetched when it is wanted. */
export function AccountHost({ language }: { language: Language }) {
  const { t } = useTranslation();
  const request = useSyncExternalStore(subscribeToRequest, signInRequest, none);
  const notice = useSyncExternalStore(subscribeToNotice, currentNotice, none);
  const isEnded = useSyncExternalStore(subscribeToAccount, hasSessionEnded, () => false);
  const [hasNetworkError, setNetworkError] = useState(false);

  const dismiss = useCallback(() => setNetworkError(false), []);

  return (
    <>
      {hasNetworkError && <FloatingAlert onDismiss={dismiss}>{t('error.network')}</FloatingAlert>}
      <LazyPart
        of={accountNotices}
        enabled={notice !== null || isEnded}
        language={language}
        onFailure={() => setNetworkError(true)}
      >
        {/* A panel that is open says itself why it is. */}
        {({ AccountNotices }) => <AccountNotices notice={notice} isEnded={isEnded && request === null} />}
      </LazyPart>
      <LazyPart
        of={signInPanel}
        enabled={request !== null}
        language={language}
        onFailure={() => {
          setNetworkError(true);
          request?.answer('dismissed');
        }}
      >
        {({ SignInPanel }, partLanguage) =>
          request && <SignInPanel request={request} language={partLanguage} />
        }
      </LazyPart>
    </>
  );
}
