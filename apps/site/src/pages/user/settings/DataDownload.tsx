import { getOwnData, type OwnData, type OwnSignIn, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Text } from '@payload/ui/Text';
import { saveFile } from '@payload/web/files/save-file.ts';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { ProofFields } from './ProofFields.tsx';
import { settingsCalls } from './settings-calls.ts';
import { useOwnSignIn } from './useOwnSignIn.ts';
import { useProof } from './useProof.ts';

/** All that is kept of the account, as one file, for who proves that it is theirs. */
export function DataDownload({ language }: { language: Language }) {
  const { t } = useTranslation('settings');
  const loaded = useOwnSignIn(language);
  return (
    <>
      <Text pretty measure>
        {t('data.text')}
      </Text>
      <Text pretty measure>
        {t('data.links')}
      </Text>
      <Loaded of={loaded}>{(signIn) => <DownloadForm signIn={signIn} language={language} />}</Loaded>
    </>
  );
}

function DownloadForm({ signIn, language }: { signIn: OwnSignIn; language: Language }) {
  const { t } = useTranslation('settings');
  const proof = useProof(signIn);
  const form = useForm({
    fields: ['currentPassword', 'code'],
    check: (values) => validate(getOwnData.body, proof.shown(values)),
    send: async (_sent, values) => {
      const data = withWholeLinks(await settingsCalls.data(proof.shown(values), language), location.origin);
      const content = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
      saveFile(content, t('data.name', { day: data.madeAt.slice(0, 10) }));
      return undefined;
    },
  });
  const own = useFields(form, { labels: proof.labels, explain: proof.explain });
  return (
    <>
      <Form
        aria-label={t('data.title')}
        {...own.form}
        actions={
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? t('data.working') : t('data.act')}
          </Button>
        }
      >
        <ProofFields form={form} field={own.field} signIn={signIn} proof={proof} language={language} />
      </Form>
      <LiveStatus>{form.isDone ? t('data.done') : null}</LiveStatus>
    </>
  );
}

/** Links as they work outside of the site too. */
function withWholeLinks(data: OwnData, origin: string): OwnData {
  const whole = (files: OwnData['files']) =>
    files.map((file) => ({ ...file, link: new URL(file.link, origin).href }));
  return {
    ...data,
    files: whole(data.files),
    requests: data.requests.map((request) => ({ ...request, files: whole(request.files) })),
  };
}
