import type { Language } from '@payload/catalog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18nOf } from '../../platform/language/i18n.ts';
import { hasSessionEnded, subscribeToAccount } from '../../platform/session/account-store.ts';
import * as styles from './AccountHost.css.ts';
import { loadNotices, loadPanel } from './lazy-modules.ts';
import { currentNotice, subscribeToNotice } from './notices.ts';
import { signInRequest, subscribeToRequest } from './sign-in-request.ts';
import { useLazyModule } from './useLazyModule.ts';

const nothing = () => null;

/** What the account shows over every page: the sign-in panel and its messages, each fetched when it is wanted. */
export function AccountHost({ language }: { language: Language }) {
  const { t } = useTranslation();
  const request = useSyncExternalStore(subscribeToRequest, signInRequest, nothing);
  const notice = useSyncExternalStore(subscribeToNotice, currentNotice, nothing);
  const isEnded = useSyncExternalStore(subscribeToAccount, hasSessionEnded, () => false);
  const [hasNetworkError, setNetworkError] = useState(false);

  const panel = useLazyModule(request !== null, loadPanel, language, () => {
    setNetworkError(true);
    request?.answer('dismissed');
  });
  const notices = useLazyModule(notice !== null || isEnded, loadNotices, language, () =>
    setNetworkError(true),
  );

  useEffect(() => {
    if (!hasNetworkError) return undefined;
    const dismiss = () => setNetworkError(false);
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, [hasNetworkError]);

  return (
    <>
      {hasNetworkError && (
        <p className={styles.cut} role="alert">
          {t('error.network')}
        </p>
      )}
      {notices && (
        <I18nextProvider i18n={i18nOf(notices.language)}>
          {/* A panel that is open says itself why it is. */}
          <notices.part.AccountNotices notice={notice} isEnded={isEnded && request === null} />
        </I18nextProvider>
      )}
      {panel && request && (
        <I18nextProvider i18n={i18nOf(panel.language)}>
          <panel.part.SignInPanel request={request} language={panel.language} />
        </I18nextProvider>
      )}
    </>
  );
}
