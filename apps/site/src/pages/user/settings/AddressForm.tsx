import {
  addressWait,
  emailChange,
  type OwnSignIn,
  phoneChange,
  readVerificationCode,
  signInChecks,
  validate,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Checkbox } from '@payload/ui/Checkbox';
import { CodeField } from '@payload/ui/CodeField';
import { Form } from '@payload/ui/Form';
import { Text } from '@payload/ui/Text';
import { TextField } from '@payload/ui/TextField';
import { useResend } from '@payload/web/account/useResend.ts';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofFields } from './ProofFields.tsx';
import { settingsCalls } from './settings-calls.ts';
import { useProof } from './useProof.ts';

interface AddressFormProps {
  kind: 'email' | 'phone';
  /** What the form does, as its title says. */
  label: string;
  signIn: OwnSignIn;
  language: Language;
  onChanged: (signIn: OwnSignIn) => void;
}

/** A new address, the code that was sent to it, and the proof that the account is one's own: without that it waits. */
export function AddressForm({ kind, label, signIn, language, onChanged }: AddressFormProps) {
  const { t } = useTranslation(['settings', 'account', 'form']);
  const proof = useProof(signIn);
  const [withoutProof, setWithoutProof] = useState(false);
  const given = ({
    account,
    accountCode,
    ...typed
  }: Record<'account' | 'accountCode' | 'currentPassword' | 'code', string>) => ({
    account,
    accountCode,
    ...(withoutProof ? { withoutProof } : proof.shown(typed)),
  });
  const form = useForm({
    fields: ['account', 'accountCode', 'currentPassword', 'code'],
    check: (values) => validate(kind === 'email' ? emailChange : phoneChange, given(values)),
    send: async (_sent, values) => {
      onChanged(await settingsCalls.changeAddress(kind, given(values), language));
      return undefined;
    },
  });
  const own = useFields(form, {
    labels: {
      account: t(`addresses.new.${kind}`),
      accountCode: t('addresses.newCode'),
      ...proof.labels,
      code: t('addresses.oldCode'),
    },
    explain: (why) => {
      if (why.field !== 'account') return proof.explain(why);
      if (why.key === 'notPossibleNow') return t('addresses.taken');
      return why.key === 'incorrectFormat' ? t(`form:hints.${kind}`) : undefined;
    },
  });
  const typed = form.values.account;
  const resend = useResend(
    typed,
    () => {
      const checked =
        kind === 'email'
          ? signInChecks.sendEmailCode({ email: typed })
          : signInChecks.sendSmsCode({ phone: typed });
      if (checked.ok) return settingsCalls.sendCodeTo(kind, typed, language);
      form.fail({ kind: 'refused', key: checked.refusals[0].key, field: 'account' });
      return null;
    },
    // The calls that send codes call the field by its kind.
    (failure) => form.fail({ ...failure, field: failure.field === kind ? 'account' : failure.field }),
  );
  return (
    <Form
      aria-label={label}
      {...own.form}
      actions={
        <Button type="submit" variant="signal" loading={form.isSending}>
          {form.isSending ? t('addresses.pending') : t('addresses.act')}
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
        {...own.field('accountCode')}
        read={readVerificationCode}
        required
        help={t('account:help.code')}
        resend={resend}
      />
      {!withoutProof && (
        <ProofFields form={form} field={own.field} signIn={signIn} proof={proof} language={language} />
      )}
      <Checkbox label={t('addresses.lost')} checked={withoutProof} onCheckedChange={setWithoutProof} />
      {withoutProof && (
        <Text size="sm" tone="quiet" pretty>
          {t('addresses.lostText', { days: addressWait / 24 })}
        </Text>
      )}
    </Form>
  );
}
