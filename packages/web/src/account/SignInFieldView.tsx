import { readVerificationCode } from '@payload/api/contract';
import { type SignInActor, type SignInContext, type SignInField, wasCodeSent } from '@payload/flows/sign-in';
import { CodeField, type CodeFieldProps } from '@payload/ui/CodeField';
import { PasswordField } from '@payload/ui/PasswordField';
import { TextField } from '@payload/ui/TextField';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FieldTexts } from './useFieldTexts.ts';

interface SignInFieldViewProps {
  id: string;
  field: SignInField;
  actor: SignInActor;
  context: SignInContext;
  texts: FieldTexts;
  /** The answer is awaited: what is typed now would not be sent. */
  readOnly: boolean;
}

/** Seconds between two codes, as the service has it. */
const resendSeconds = 60;

/**
 * One field of sign-in. It has no name in the form: a form that is sent before the script is there puts no
 * password into the address.
 */
export function SignInFieldView({ id, field, actor, context, texts, readOnly }: SignInFieldViewProps) {
  const { t } = useTranslation('account');
  const { view, channel, typed } = context;
  const shared = {
    id,
    label: texts.label,
    help: texts.help,
    error: texts.error,
    required: true,
    readOnly,
    value: typed[field === 'account' ? channel : field],
    onValueChange: (value: string) => actor.send({ type: 'type', field, value }),
    onBlur: () => actor.send({ type: 'blur', field }),
  };
  if (field === 'code') return <SignInCode {...shared} actor={actor} context={context} />;
  if (field === 'account') {
    // Password managers know an account by this word; where there is no password, the phone's own number fits.
    const hasPassword = view !== 'login' && view !== 'englishLogin';
    const [type, own] = channel === 'phone' ? (['tel', 'tel'] as const) : (['email', 'email'] as const);
    return (
      <TextField
        {...shared}
        type={type}
        autoComplete={hasPassword ? 'username' : own}
        autoCapitalize="off"
        spellCheck={false}
      />
    );
  }
  const isKnown = view === 'passwordLogin' || view === 'emailPassword';
  return (
    <PasswordField
      {...shared}
      autoComplete={isKnown ? 'current-password' : 'new-password'}
      translations={t('reveal', { returnObjects: true })}
    />
  );
}

function SignInCode({
  actor,
  context,
  ...field
}: CodeFieldProps & Pick<SignInFieldViewProps, 'actor' | 'context'>) {
  const { t } = useTranslation('account');
  const isSending = useSelector(actor, (state) => state.matches({ panel: { open: { code: 'sending' } } }));
  const { codeSentTo, codeSpent, resendAt } = context;
  return (
    <CodeField
      {...field}
      read={readVerificationCode}
      resend={{
        onResend: () => actor.send({ type: 'sendCode' }),
        // Asked for again too early, the service says how much of the wait is left.
        sentAt: wasCodeSent(context) ? resendAt - resendSeconds * 1000 : null,
        seconds: resendSeconds,
        pending: isSending,
        translations: {
          send: t('resend.send'),
          resend: t('resend.again'),
          countdown: (time) => t('resend.countdown', { time }),
          announcement: () =>
            codeSpent ? t('help.codeSpent') : t('resend.announcement', { account: codeSentTo }),
        },
      }}
    />
  );
}
