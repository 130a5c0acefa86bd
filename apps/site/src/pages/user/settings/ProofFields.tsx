import { type OwnSignIn, readVerificationCode } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CodeField } from '@payload/ui/CodeField';
import { PasswordField } from '@payload/ui/PasswordField';
import { Stack } from '@payload/ui/Stack';
import { useResend } from '@payload/web/account/useResend.ts';
import type { useFields } from '@payload/web/form/useFields.ts';
import type { Form } from '@payload/web/form/useForm.ts';
import { useTranslation } from 'react-i18next';
import { settingsCalls } from './settings-calls.ts';
import type { useProof } from './useProof.ts';

interface ProofFieldsProps {
  form: Pick<Form<'currentPassword' | 'code'>, 'set' | 'fail'>;
  field: ReturnType<typeof useFields<'currentPassword' | 'code'>>['field'];
  signIn: OwnSignIn;
  proof: Pick<ReturnType<typeof useProof>, 'byCode' | 'setByCode'>;
  language: Language;
}

/** What shows again who is there: the password, or a code that goes to the account's own address. */
export function ProofFields({
  form,
  field,
  signIn,
  proof: { byCode, setByCode },
  language,
}: ProofFieldsProps) {
  const { t } = useTranslation(['settings', 'account']);
  const to = signIn.proves ?? '';
  const resend = useResend(to, () => settingsCalls.sendOwnCode(language), form.fail);
  return (
    <Stack gap={4} align="stretch">
      {byCode ? (
        <CodeField
          {...field('code')}
          read={readVerificationCode}
          required
          help={t('proof.codeTo', { account: to })}
          resend={resend}
        />
      ) : (
        <PasswordField
          {...field('currentPassword')}
          required
          autoComplete="current-password"
          translations={t('account:reveal', { returnObjects: true })}
        />
      )}
      {signIn.hasPassword && (
        <Stack align="start">
          <Button
            variant="quiet"
            size="toolbar"
            onClick={() => {
              form.set({ currentPassword: '', code: '' });
              setByCode(!byCode);
            }}
          >
            {byCode ? t('proof.usePassword') : t('proof.useCode')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
