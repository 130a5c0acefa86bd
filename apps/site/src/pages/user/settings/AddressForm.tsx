import {
  emailChange,
  type OwnSignIn,
  phoneChange,
  readVerificationCode,
  signInChecks,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CodeField } from '@payload/ui/CodeField';
import { Form } from '@payload/ui/Form';
import { PasswordField } from '@payload/ui/PasswordField';
import { TextField } from '@payload/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useOwnForm } from '../../../features/account/useOwnForm.ts';
import { useResend } from '../../../features/account/useResend.ts';
import { settingsCalls } from './settings-calls.ts';

interface AddressFormProps {
  kind: 'email' | 'phone';
  /** What the form does, as its title says. */
  label: string;
  hasPassword: boolean;
  language: Language;
  onChanged: (signIn: OwnSignIn) => void;
}

/** A new address, the code that was sent to it, and the password where there is one. */
export function AddressForm({ kind, label, hasPassword, language, onChanged }: AddressFormProps) {
  const { t } = useTranslation(['settings', 'account']);
  const given = ({
    account,
    code,
    currentPassword,
  }: Record<'account' | 'code' | 'currentPassword', string>) => ({
    account,
    code,
    ...(hasPassword ? { currentPassword } : {}),
  });
  const own = useOwnForm({
    labels: {
      account: t(`addresses.new.${kind}`),
      code: t('account:fields.code'),
      currentPassword: t('proof.current'),
    },
    schema: kind === 'email' ? emailChange : phoneChange,
    bodyOf: given,
    send: async (values) => {
      onChanged(await settingsCalls.changeAddress(kind, given(values), language));
      return 'emptied';
    },
    explain: ({ key, field }) => {
      if (key === 'notPossibleNow') return t('addresses.taken');
      return key === 'incorrectFormat' && field === 'account' ? t(`account:errors.${kind}`) : undefined;
    },
  });
  const typed = own.values.account;
  const resend = useResend(
    typed,
    () => {
      const checked =
        kind === 'email'
          ? signInChecks.sendEmailCode({ email: typed })
          : signInChecks.sendSmsCode({ phone: typed });
      if (checked.ok) return settingsCalls.sendCodeTo(kind, typed, language);
      own.fail({ key: checked.refusals[0].key, field: 'account' });
      return null;
    },
    // The calls that send codes call the field by its kind.
    ({ key, field }) => own.fail({ key, field: field === kind ? 'account' : field }),
  );
  return (
    <Form
      aria-label={label}
      {...own.form}
      actions={
        <Button type="submit" variant="signal" loading={own.isWorking}>
          {own.isWorking ? t('addresses.pending') : t('addresses.act')}
        </Button>
      }
    >
      <TextField
        {...own.field('account')}
        required
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoCapitalize="off"
        spellCheck={false}
        help={kind === 'phone' ? t('account:help.phone') : undefined}
      />
      <CodeField
        {...own.field('code')}
        read={readVerificationCode}
        required
        help={t('account:help.code')}
        resend={resend}
      />
      {hasPassword && (
        <PasswordField
          {...own.field('currentPassword')}
          required
          autoComplete="current-password"
          translations={t('account:reveal', { returnObjects: true })}
        />
      )}
    </Form>
  );
}
