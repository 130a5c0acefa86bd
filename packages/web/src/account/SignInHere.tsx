import type { Language } from '@payload/catalog';
import type { View } from '@payload/flows/sign-in';
import { Button } from '@payload/ui/Button';
import { ArrowLeftIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from './SignInForm.tsx';
import { useSharedSignIn } from './useSharedSignIn.ts';

/** The views in which someone gets or regains an account first; they keep their own names on every page. */
const beforeSignIn = new Set<View>(['register', 'forgot', 'forgotPassword']);

interface SignInHereProps {
  language: Language;
  /** What the page is called while its visitor signs in. @default what the view is called */
  heading?: { title: string; lead: string } | undefined;
}

/** The views of sign-in on a page of their own. */
export function SignInHere({ language, heading }: SignInHereProps) {
  const { t } = useTranslation('account');
  const actor = useSharedSignIn(language);
  const view = useSelector(actor, ({ context }) => context.view);
  const canGoBack = useSelector(actor, ({ context }) => context.compact && context.history.length > 0);
  const named = beforeSignIn.has(view) ? undefined : heading;

  useEffect(() => {
    actor.send({ type: 'open' });
  }, [actor]);

  return (
    <>
      {canGoBack && (
        <Button variant="quiet" start={<ArrowLeftIcon />} onClick={() => actor.send({ type: 'back' })}>
          {t('panel.back')}
        </Button>
      )}
      <SectionHeading
        level={1}
        title={named?.title ?? t(`titles.${view}`)}
        lead={named?.lead ?? t(`descriptions.${view}`)}
      />
      <SignInForm actor={actor} headingLevel={2} />
    </>
  );
}
