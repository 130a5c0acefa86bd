import { followRequest, type OwnRequest, requestClaim, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { TextField } from '@payload/ui/TextField';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { service } from '@payload/web/session/service.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  const form = useForm({
    fields: ['number', 'reach'],
    initial: { number },
    check: (claim) => validate(requestClaim, claim),
    send: async (claim, typed) => {
      onFound(await service(followRequest, { ...claim, language }));
      return typed;
    },
  });
  // None has both, or there were too many tries: the service does not say which.
  const failed = form.failure?.kind === 'refused' ? 'none' : 'unread';
  const own = useFields(form, {
    labels: { number: t('follow.number.label'), reach: t('follow.reach.label') },
    explain: ({ key, field }) => {
      if (field === null) return t(`follow.${failed}.text`);
      if (field === 'number') return t('follow.number.missing');
      return t(key === 'cannotBeEmpty' ? 'follow.reach.missing' : 'follow.reach.wrong');
    },
    summary: { title: t('follow.summary.title'), text: t('follow.summary.text'), level: 2 },
    failed: t(`follow.${failed}.title`),
  });
  return (
    <Form
      aria-label={t('follow.title')}
      {...own.form}
      actions={
        <>
          <Button type="submit" variant="signal" loading={form.isSending}>
            {form.isSending ? t('follow.acting') : t('follow.act')}
          </Button>
          {also}
        </>
      }
    >
      {isNumberShown ? null : (
        <TextField
          {...own.field('number')}
          name="number"
          variant="code"
          required
          autoComplete="off"
          help={t('follow.number.help')}
        />
      )}
      <TextField
        {...own.field('reach')}
        name="reach"
        required
        autoComplete="tel"
        help={t('follow.reach.help')}
      />
    </Form>
  );
}
