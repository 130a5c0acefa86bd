import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { ArrowLeftIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../features/account/SignInForm.tsx';
import { useSharedSignIn } from '../../features/account/useSharedSignIn.ts';

/** The views of sign-in on the account's own page. */
export function SignInHere({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const actor = useSharedSignIn(language);
  const view = useSelector(actor, ({ context }) => context.view);
  const canGoBack = useSelector(actor, ({ context }) => context.compact && context.history.length > 0);

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
      <SectionHeading level={1} title={t(`titles.${view}`)} lead={t(`descriptions.${view}`)} />
      <SignInForm actor={actor} headingLevel={2} />
    </>
  );
}
