import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Dialog } from '@payload/ui/Dialog';
import { Stack } from '@payload/ui/Stack';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSessionEnded } from '../session/account-store.ts';
import { showToast } from './notices.ts';
import { SignInForm } from './SignInForm.tsx';
import type { SignInRequest } from './sign-in-request.ts';
import { useAccount } from './useAccount.ts';
import { useSharedSignIn } from './useSharedSignIn.ts';

/** The sign-in panel over the page, as long as someone asks for it. */
export function SignInPanel({ request, language }: { request: SignInRequest; language: Language }) {
  const { t } = useTranslation(['account', 'messages']);
  const { isSignedIn } = useAccount();
  const actor = useSharedSignIn(language);
  const view = useSelector(actor, ({ context }) => context.view);
  const canGoBack = useSelector(actor, ({ context }) => context.compact && context.history.length > 0);
  const isOpen = useSelector(actor, (state) => state.matches({ panel: 'open' }));

  useEffect(() => {
    // Raising the flag opens it too, but only where the flag was seen to be down.
    actor.send({ type: 'open' });
    const closed = actor.on('closed', () => request.answer('dismissed'));
    return () => closed.unsubscribe();
  }, [actor, request]);

  useEffect(() => {
    // Here or in another tab.
    if (!isSignedIn) return;
    request.answer('signedIn');
    showToast('signedIn');
  }, [isSignedIn, request]);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) actor.send({ type: 'close' });
      }}
      // A slip beside it would cost what was typed.
      dismiss="explicit"
      title={t(`titles.${view}`)}
      description={t('panel.description', { description: t(`descriptions.${view}`) })}
      closeLabel={t('panel.close')}
      back={canGoBack ? { label: t('panel.back'), onBack: () => actor.send({ type: 'back' }) } : undefined}
    >
      <Stack gap={24}>
        {request.isRequired && (
          <Banner
            toneLabel={t('tones.info')}
            title={hasSessionEnded() ? t('notices.ended') : t('messages:pleaseLogInFirst')}
          >
            {t('required.text')}
          </Banner>
        )}
        <SignInForm actor={actor} headingLevel={3} />
      </Stack>
    </Dialog>
  );
}
