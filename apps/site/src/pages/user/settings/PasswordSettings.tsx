import { type OwnSignIn, passwordChange, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { PasswordField } from '@payload/ui/PasswordField';
import { Text } from '@payload/ui/Text';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { ProofFields } from './ProofFields.tsx';
import { settingsCalls } from './settings-calls.ts';
import { useOwnSignIn } from './useOwnSignIn.ts';
import { useProof } from './useProof.ts';

/** Another password, or the first one. */
export function PasswordSettings({ language }: { language: Language }) {
  const loaded = useOwnSignIn(language);
  return <Loaded of={loaded}>{(signIn) => <PasswordForm loaded={signIn} language={language} />}</Loaded>;
}

function PasswordForm({ loaded, language }: { loaded: OwnSignIn; language: Language }) {
  const { t } = useTranslation(['settings', 'account']);
  const [hasPassword, setHasPassword] = useState(loaded.hasPassword);
  const proof = useProof(loaded);
  const reveal = t('account:reveal', { returnObjects: true });
  const given = ({
    password,
    confirmPassword,
    ...typed
  }: Record<'currentPassword' | 'code' | 'password' | 'confirmPassword', string>) => ({
    password,
    confirmPassword,
    ...proof.shown(typed),
  });
  const form = useForm({
    fields: ['currentPassword', 'code', 'password', 'confirmPassword'],
    check: (values) => validate(passwordChange, given(values)),
    send: async (_sent, values) => {
      await settingsCalls.changePassword(given(values), language);
      setHasPassword(true);
      proof.setByCode(false);
      return undefined;
    },
  });
  const own = useFields(form, {
    labels: {
      ...proof.labels,
      password: t('account:fields.newPassword'),
      confirmPassword: t('account:fields.confirmPassword'),
    },
    explain: proof.explain,
  });
  const act = hasPassword ? t('password.act') : t('password.actFirst');
  return (
    <>
      <Text pretty measure>
        {hasPassword ? t('password.lead') : t('password.first')}
      </Text>
      <Form
        aria-label={t('password.title')}
        {...own.form}
        actions={
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? t('password.pending') : act}
          </Button>
        }
      >
        <ProofFields
          form={form}
          field={own.field}
          signIn={{ ...loaded, hasPassword }}
          proof={proof}
          language={language}
        />
        <PasswordField
          {...own.field('password')}
          required
          help={t('account:help.password')}
          autoComplete="new-password"
          translations={reveal}
        />
        <PasswordField
          {...own.field('confirmPassword')}
          required
          autoComplete="new-password"
          translations={reveal}
        />
      </Form>
      <LiveStatus>{form.isDone ? t('password.done') : null}</LiveStatus>
    </>
  );
}
