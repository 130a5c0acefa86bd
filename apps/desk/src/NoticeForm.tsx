import { type DeskNotice, noticeSeverities, noticeTextMax } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { htmlLang } from '@payload/web/language/language.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeReview } from './NoticeReview.tsx';
import type { NoticeField } from './notice-draft.ts';
import { RetryBanner } from './RetryBanner.tsx';
import { useNoticeForm } from './useNoticeForm.ts';

interface NoticeFormProps {
  /** Those there are, by which the next one is numbered. */
  published: readonly DeskNotice[];
  /** Called with the number of a notice that was published. */
  onPublished: (number: string) => void;
  onShut: () => void;
}

const languages = ['en', 'cn'] as const;

/** Writes a notice, shows it in both languages, and then publishes it. */
export function NoticeForm({ published, onPublished, onShut }: NoticeFormProps) {
  const { t } = useTranslation(['desk', 'notices']);
  const id = useId();
  const form = useNoticeForm({ published, onPublished, onShut });
  const { written, write, faults, state, failure } = form;
  const isBusy = state.at === 'checking';
  const errorOf = (field: NoticeField) => {
    const fault = faults.get(field);
    if (fault === undefined) return undefined;
    if (fault === 'empty') return t(`notice.empty.${field}`);
    return fault === 'taken' ? t('notice.taken') : t(`notice.wrong.${field}`);
  };
  const fieldOf = (field: NoticeField) => ({
    id: `${id}-${field}`,
    value: written[field],
    error: errorOf(field),
    readOnly: isBusy,
    onValueChange: (typed: string) => write({ [field]: typed }),
  });
  const isReview = state.at === 'review' || state.at === 'publishing';
  const place = useRef<HTMLDivElement>(null);
  const wasReview = useRef(isReview);
  useEffect(() => {
    if (wasReview.current === isReview) return;
    wasReview.current = isReview;
    // What was pressed has gone with the view it was in.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [isReview]);
  if (isReview) {
    return (
      <Stack as="section" ref={place} tabIndex={-1} aria-label={t('notice.reviewTitle')}>
        <NoticeReview
          {...state}
          failure={failure}
          onPublish={form.publish}
          onBack={form.goBack}
          onShut={onShut}
        />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={16} ref={place} tabIndex={-1} aria-label={t('notice.write')}>
      <SectionHeading level={2} size="xs" title={t('notice.write')} lead={t('notice.writeText')} />
      {failure !== null && (
        <RetryBanner title={t('notice.notChecked')} text={t('notice.kept')} onRetry={form.review} />
      )}
      <Form
        aria-label={t('notice.write')}
        summary={{ title: t('notice.errorTitle') }}
        errors={[...faults.keys()].map((field) => ({ fieldId: `${id}-${field}`, text: errorOf(field) }))}
        pending={isBusy}
        onSubmit={form.review}
        actions={
          <Button type="submit" variant="signal" loading={isBusy}>
            {t(isBusy ? 'notice.checking' : 'notice.review')}
          </Button>
        }
      >
        <TextField
          variant="code"
          label={t('notice.number')}
          help={t('notice.numberHelp')}
          autoComplete="off"
          {...fieldOf('number')}
        />
        <Select
          id={`${id}-severity`}
          label={t('notice.severity')}
          help={t(`notice.severityHelp.${written.severity}`)}
          value={written.severity}
          onValueChange={(chosen) => {
            const severity = noticeSeverities.find((each) => each === chosen);
            if (severity) write({ severity });
          }}
          options={noticeSeverities.map((severity) => ({
            value: severity,
            label: t(`notices:severities.${severity}`),
          }))}
        />
        <TextField
          multiline
          variant="code"
          label={t('notice.scopes')}
          help={t('notice.scopesHelp')}
          {...fieldOf('scopes')}
        />
        {languages.map((language) => (
          <Stack key={language} gap={16}>
            <TextField
              label={t('notice.titleIn', { language: t(`languages.${language}`) })}
              lang={htmlLang[language]}
              maxLength={160}
              autoComplete="off"
              {...fieldOf(`${language}Title`)}
            />
            <TextField
              multiline
              rows={5}
              label={t('notice.textIn', { language: t(`languages.${language}`) })}
              lang={htmlLang[language]}
              counter={{
                limit: noticeTextMax,
                used: (used, limit) => t('write.used', { used, limit }),
                tooLong: (limit) => t('write.tooLong', { limit }),
              }}
              {...fieldOf(`${language}Text`)}
            />
          </Stack>
        ))}
      </Form>
    </Stack>
  );
}
