import { deleteAccount, type OwnSignIn, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { List } from '@payload/ui/List';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { showToast } from '@payload/web/account/notices.ts';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { forgetSession } from '@payload/web/session/account-store.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { ProofFields } from './ProofFields.tsx';
import { settingsCalls } from './settings-calls.ts';
import { useOwnSignIn } from './useOwnSignIn.ts';
import { useProof } from './useProof.ts';

/** The end of the account: what goes, what stays, and the proof that it is meant. */
export function Deletion({ language }: { language: Language }) {
  const { t } = useTranslation('settings');
  const loaded = useOwnSignIn(language);
  const lists = [
    { key: 'goes', title: t('deletion.goes'), items: t('deletion.goesItems', { returnObjects: true }) },
    { key: 'stays', title: t('deletion.stays'), items: t('deletion.staysItems', { returnObjects: true }) },
  ];
  return (
    <>
      {lists.map(({ key, title, items }) => (
        <Stack key={key} gap={12}>
          <SectionHeading level={3} size="xxs" title={title} />
          <List items={Object.entries(items).map(([name, content]) => ({ key: name, content }))} />
        </Stack>
      ))}
      <Text pretty measure>
        {t('deletion.again')}
      </Text>
      <Loaded of={loaded}>{(signIn) => <DeletionForm signIn={signIn} language={language} />}</Loaded>
    </>
  );
}

function DeletionForm({ signIn, language }: { signIn: OwnSignIn; language: Language }) {
  const { t } = useTranslation('settings');
  const proof = useProof(signIn);
  const form = useForm({
    fields: ['currentPassword', 'code'],
    check: (values) => validate(deleteAccount.body, proof.shown(values)),
    send: async (_sent, values) => {
      await settingsCalls.deleteAccount(proof.shown(values), language);
      forgetSession();
      showToast('deleted');
      return undefined;
    },
  });
  const own = useFields(form, {
    labels: proof.labels,
    explain: (why) => {
      if (why.key !== 'notPossibleNow' || why.field === 'code') return proof.explain(why);
      return why.field === 'staff' ? t('deletion.staff') : t('deletion.requests');
    },
  });
  return (
    <Form
      aria-label={t('deletion.title')}
      {...own.form}
      actions={
        <Button type="submit" loading={form.isSending}>
          {form.isSending ? t('deletion.pending') : t('deletion.act')}
        </Button>
      }
    >
      <ProofFields form={form} field={own.field} signIn={signIn} proof={proof} language={language} />
    </Form>
  );
}
