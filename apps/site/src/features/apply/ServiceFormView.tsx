import type { Language } from '@payload/catalog';
import { needsAccount } from '@payload/flows/apply';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { FormFields } from '@payload/ui/FormFields';
import { Link } from '@payload/ui/Link';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { useSignIn } from '@payload/web/account/useSignIn.ts';
import { useErrorFocus } from '@payload/web/form/useErrorFocus.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from './DraftLine.tsx';
import { summaryOf } from './form-errors.ts';
import { formIdOf, type ServiceForm } from './useForm.ts';

interface ServiceFormViewProps {
  form: ServiceForm;
  language: Language;
  /** What the button says. */
  act: string;
  children: ReactNode;
}

/** The form itself: what is wrong on top, its fields, the one button, and what it is waiting for. */
export function ServiceFormView({ form, language, act, children }: ServiceFormViewProps) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const isHydrated = useHydrated();
  const signIn = useSignIn();
  const { phase, context } = form;
  const isOwned = needsAccount(context.kind);
  const mustSignIn = isOwned && !context.signedIn;
  const isBusy = phase !== 'editing' && phase !== 'queued';
  const onTheWay = context.rows.filter(({ state }) => state === 'waiting' || state === 'sending').length;

  const faults = summaryOf(form, t);
  useErrorFocus(context.refusals, faults.errors?.[0]?.fieldId);

  const waiting = () => {
    if (phase === 'queued') return t('sending.queued');
    if (phase === 'sendingFiles') return t('sending.files', { count: onTheWay });
    if (mustSignIn) return t('sending.signIn');
    return onTheWay > 0 ? t('sending.waiting', { count: onTheWay }) : null;
  };
  return (
    <Form
      id={formIdOf(form.name)}
      {...faults}
      pending={isBusy}
      onSubmit={() => form.send({ type: 'submit' })}
      onFocus={() => {
        if (mustSignIn) signIn.prepare();
      }}
      actions={
        <>
          {/* Without script there is no way to send it, and the browser would put what was typed into the address. */}
          <Button type={isHydrated ? 'submit' : 'button'} variant="signal" loading={isBusy}>
            {phase === 'queued' ? t('sending.now') : act}
          </Button>
          {(phase === 'sendingFiles' || phase === 'queued') && (
            <Button variant="quiet" onClick={() => form.send({ type: 'edit' })}>
              {t('sending.edit')}
            </Button>
          )}
          {isOwned || phase === 'queued' ? (
            <LiveStatus>{waiting()}</LiveStatus>
          ) : (
            <DraftLine form={form} language={language} />
          )}
        </>
      }
      note={<Link href={pathsOf(language).policy('privacy')}>{t('policies.privacy')}</Link>}
    >
      {isOwned && <DraftLine form={form} language={language} />}
      <FormFields inert={phase === 'submitting'}>{children}</FormFields>
    </Form>
  );
}
