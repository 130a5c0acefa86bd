import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { useSignIn } from '../../features/account/useSignIn.ts';
import { failureKind, isMissingScript } from '../../platform/data/failure-kind.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { forgetDocument } from '../../platform/navigation/document-once.ts';
import type { PageHead } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { Head } from './Head.tsx';
import { statusPages } from './status-pages.ts';

/** What happened, in the visitor's words: nothing came in time, nothing came at all, or nothing usable. */
function reasonOf(error: unknown): 'timeout' | 'network' | 'server' {
  const kind = failureKind(error);
  if (kind === 'timeout' || kind === 'network') return kind;
  return isMissingScript(error) ? 'network' : 'server';
}

/** In place of a page whose data or code could not be had: why, and a way on. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404 || status === 403) return <StatusError status={status} />;
  return status === 401 ? <SignInFirst /> : <Failure error={error} />;
}

/** The page of a status; where it could not be fetched, in words what it says. */
function StatusError({ status }: { status: 403 | 404 }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = status === 404 ? 'notFound' : 'forbidden';
  const [title, text] = [t(`${name}.title`), t(`${name}.text`)];
  const of = statusPages.get(status);
  const words = (
    <Section>
      <SectionHeading
        level={1}
        title={title}
        lead={text}
        actions={<Button href={pathsOf(language).home}>{t('error.home')}</Button>}
      />
    </Section>
  );
  return (
    <Named head={{ title, description: text }}>
      {of ? (
        <LazyPart of={of} language={language} fallback={words}>
          {({ page: { Page } }) => (
            <Page data={null} params={{}} search={new URLSearchParams()} language={language} />
          )}
        </LazyPart>
      ) : (
        words
      )}
    </Named>
  );
}

/** An error names itself, since no page does. */
function Named({ head, children }: { head: Omit<PageHead, 'noIndex'>; children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <Head head={{ ...head, noIndex: true }} pathname={pathname} language={language} theme="sheet" />
      {children}
    </>
  );
}

/** What is shown to nobody in particular: who signs in comes back to the page that was asked for. */
function SignInFirst() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const { open } = useSignIn();
  const paths = pathsOf(useLanguage());
  const signIn = async () => {
    if ((await open()) === 'signedIn') await revalidate();
  };
  const [title, text] = [t('signInFirst.title'), t('signInFirst.text')];
  return (
    <Named head={{ title, description: text }}>
      <Section>
        <SectionHeading
          level={1}
          title={title}
          lead={text}
          actions={
            <>
              <Button variant="signal" loading={state === 'loading'} onClick={() => void signIn()}>
                {t('signInFirst.act')}
              </Button>
              <Button href={paths.home}>{t('error.home')}</Button>
            </>
          }
        />
      </Section>
    </Named>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const paths = pathsOf(useLanguage());

  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);

  const retry = () => {
    forgetDocument(pathname + search);
    void revalidate();
  };
  const [title, reason] = [t('error.title'), t(`error.${reasonOf(error)}`)];
  return (
    <Named head={{ title, description: reason }}>
      <Section role="alert">
        <SectionHeading
          level={1}
          title={title}
          lead={reason}
          actions={
            <>
              <Button variant="signal" start={<RetryIcon />} loading={state === 'loading'} onClick={retry}>
                {t('error.retry')}
              </Button>
              <Button href={paths.home}>{t('error.home')}</Button>
            </>
          }
        />
      </Section>
    </Named>
  );
}
