import { deleteAccount, type OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { List } from '@payload/ui/List';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { showToast } from '@payload/web/account/notices.ts';
import { useOwnForm } from '@payload/web/account/useOwnForm.ts';
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
  const own = useOwnForm({
    labels: proof.labels,
    schema: deleteAccount.body,
    bodyOf: proof.shown,
    send: async (values) => {
      await settingsCalls.deleteAccount(proof.shown(values), language);
      forgetSession();
      showToast('deleted');
      return 'emptied';
    },
    explain: ({ key, field }) => {
      if (key !== 'notPossibleNow' || field === 'code') return undefined;
      return field === 'staff' ? t('deletion.staff') : t('deletion.requests');
    },
  });
  return (
    <Form
      aria-label={t('deletion.title')}
      {...own.form}
      actions={
        <Button type="submit" loading={own.isWorking}>
          {own.isWorking ? t('deletion.pending') : t('deletion.act')}
        </Button>
      }
    >
      <ProofFields form={own} signIn={signIn} proof={proof} language={language} />
    </Form>
  );
}
