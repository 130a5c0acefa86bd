import type { OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, type Followed, follow } from './follow-request.ts';

type Field = keyof Claim;
/** What is wrong with a field, by the name of its text. */
type Faults = Partial<Record<Field, 'missing' | 'wrong' | undefined>>;

const fields = ['number', 'reach'] as const satisfies readonly Field[];

/** The faults that are seen before anything is sent. */
const faultsOf = (claim: Claim): Faults =>
  Object.fromEntries(
    fields.filter((field) => claim[field].trim() === '').map((field) => [field, 'missing' as const]),
  );

/** The number of a request, and where it is answered to. What was typed stays whatever comes of it. */
export function FollowForm({
  number,
  isNumberShown = false,
  language,
  also,
  onFound,
}: {
  /** What the number begins with. */
  number: string;
  /** The number stands above the form, and only what goes with it is asked for. @default false */
  isNumberShown?: boolean;
  language: Language;
  /** What can be done instead, beside the act. @default nothing */
  also?: ReactNode;
  onFound: (request: OwnRequest) => void;
}) {
  const { t } = useTranslation(['apply']);
  const id = useId();
  const [claim, setClaim] = useState<Claim>({ number, reach: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Exclude<Followed['outcome'], 'found' | 'wrong'> | null>(null);

  const type = (field: Field) => (text: string) => {
    setClaim((now) => ({ ...now, [field]: text }));
    setFaults((now) => ({ ...now, [field]: undefined }));
  };
  const send = async () => {
    setFailure(null);
    const missing = faultsOf(claim);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const followed = await follow(claim, language);
    setSending(false);
    if (followed.outcome === 'found') onFound(followed.request);
    else if (followed.outcome === 'wrong') setFaults({ [followed.field]: 'wrong' });
    else setFailure(followed.outcome);
  };
  const said = (field: Field): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    return field === 'reach' ? t(`follow.reach.${fault}`) : t('follow.number.missing');
  };

  return (
    <Stack gap={24}>
      {failure !== null && (
        <Banner
          tone="caution"
          toneLabel={t('noScript.tone')}
          live="assertive"
          title={t(`follow.${failure}.title`)}
        >
          {t(`follow.${failure}.text`)}
        </Banner>
      )}
      <Form
        aria-label={t('follow.title')}
        errors={fields.flatMap((field) => {
          const text = said(field);
          return text === undefined ? [] : [{ fieldId: id + field, text }];
        })}
        summary={{ title: t('follow.summary.title'), text: t('follow.summary.text'), level: 2 }}
        pending={isSending}
        onSubmit={() => void send()}
        actions={
          <>
            <Button type="submit" variant="signal" loading={isSending}>
              {isSending ? t('follow.acting') : t('follow.act')}
            </Button>
            {also}
          </>
        }
      >
        {isNumberShown ? null : (
          <TextField
            id={`${id}number`}
            name="number"
            variant="code"
            required
            autoComplete="off"
            label={t('follow.number.label')}
            help={t('follow.number.help')}
            error={said('number')}
            value={claim.number}
            onValueChange={type('number')}
            readOnly={isSending}
          />
        )}
        <TextField
          id={`${id}reach`}
          name="reach"
          required
          autoComplete="tel"
          label={t('follow.reach.label')}
          help={t('follow.reach.help')}
          error={said('reach')}
          value={claim.reach}
          onValueChange={type('reach')}
          readOnly={isSending}
        />
      </Form>
    </Stack>
  );
}
