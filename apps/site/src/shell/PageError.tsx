import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { failureKind } from '../wiring/failure-kind.ts';
import { Head } from './Head.tsx';
import { MissingPage } from './MissingPage.tsx';
import { pathsOf } from './paths.ts';
import { useLanguage } from './useLanguage.ts';

/** What happened, in the visitor's words: nothing came in time, nothing came at all, or nothing usable. */
function reasonOf(error: unknown): 'timeout' | 'network' | 'server' {
  const kind = failureKind(error);
  if (kind === 'timeout' || kind === 'network') return kind;
  // A chunk of the page itself could not be fetched.
  return error instanceof TypeError ? 'network' : 'server';
}

/** In place of a page whose data or code could not be had: why, and a way to try again. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const language = useLanguage();
  const { pathname } = useLocation();
  const paths = pathsOf(language);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (isMissing) return;
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isMissing, revalidate]);

  const reason = t(`error.${reasonOf(error)}`);
  const head = isMissing
    ? { title: t('notFound.title'), description: t('notFound.text'), noIndex: true }
    : { title: t('error.title'), description: reason, noIndex: true };
  return (
    <>
      <Head head={head} pathname={pathname} language={language} register="sheet" />
      {isMissing ? (
        <MissingPage />
      ) : (
        <Section role="alert">
          <SectionHeading
            level={1}
            title={head.title}
            lead={reason}
            actions={
              <>
                <Button
                  variant="signal"
                  start={<RetryIcon />}
                  loading={state === 'loading'}
                  onClick={() => void revalidate()}
                >
                  {t('error.retry')}
                </Button>
                <Button href={paths.home}>{t('error.home')}</Button>
              </>
            }
          />
        </Section>
      )}
    </>
  );
}
