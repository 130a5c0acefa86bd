import type { Failure, View } from '@payload/flows/sign-in';
import { Banner } from '@payload/ui/Banner';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What failed and belongs to no field: the message, what it means for what was typed, and what to do. */
export function FailureBanner({ failure, view }: { failure: Failure; view: View }) {
  const { t } = useTranslation(['account', 'form', 'messages']);
  const root = useRef<HTMLDivElement>(null);
  // Each try takes the banner away, so that it comes up again with every failure.
  useEffect(() => {
    // In braces: it gives a promise in some browsers, and React would take that for a clean-up.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { kind } = failure;
  const hasTicketExpired = view === 'forgotPassword' && failure.key === 'verificationFailed';
  return (
    <Banner
      ref={root}
      tone="critical"
      toneLabel={t('failures.label')}
      title={t(`messages:${failure.key}`)}
      live="assertive"
    >
      {hasTicketExpired
        ? t('failures.ticket')
        : kind === 'offline' || kind === 'timeout' || kind === 'server'
          ? t(`form:why.${kind}`)
          : t(`failures.${kind}`)}
    </Banner>
  );
}
