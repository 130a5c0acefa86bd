import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router-dom';
import { failureKind, isMissingScript } from '../data/failure-kind.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { forgetDocument } from '../navigation/document-once.ts';
import type { PageHead } from '../navigation/page.ts';
import { pathsOf } from '../navigation/paths.ts';
import { Head } from './Head.tsx';

/** What happened, in the visitor's words: nothing came in time, nothing came at all, or nothing usable. */
function reasonOf(error: unknown): 'timeout' | 'network' | 'server' {
  const kind = failureKind(error);
  if (kind === 'timeout' || kind === 'network') return kind;
  return isMissingScript(error) ? 'network' : 'server';
}

/** An error names itself, since no page does. */
export function Named({ head, children }: { head: Omit<PageHead, 'noIndex'>; children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <Head head={{ ...head, noIndex: true }} pathname={pathname} language={language} theme="sheet" />
      {children}
    </>
  );
}

/** A page whose data or code could not be had: why, and a way on. */
export function Failure({ error }: { error: unknown }) {
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
