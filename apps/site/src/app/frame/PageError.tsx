import { Button } from '@payload/ui/Button';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useSignIn } from '@payload/web/account/useSignIn.ts';
import { Failure, Named } from '@payload/web/frame/Failure.tsx';
import { useLanguage } from '@payload/web/language/useLanguage.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { statusPages } from './status-pages.ts';

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
