import { type DeskNotice, noticeSeverities, noticeTextMax } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useFields } from '@payload/web/form/useFields.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeReview } from './NoticeReview.tsx';
import { noticeFields, severityOf } from './notice-draft.ts';
import { useNoticeForm } from './useNoticeForm.ts';

interface NoticeFormProps {
  /** Those there are, by which the next one is numbered. */
  published: readonly DeskNotice[];
  /** Called with the number of a notice that was published. */
  onPublished: (number: string) => void;
  onSessionExpired: () => void;
}

const languages = ['en', 'cn'] as const;

/** Writes a notice, shows it in both languages, and then publishes it. */
export function NoticeForm({ published, onPublished, onSessionExpired }: NoticeFormProps) {
  const { t } = useTranslation(['desk', 'notices']);
  const { form, review, publication, goBack } = useNoticeForm({ published, onPublished, onSessionExpired });
  const { isSending, values } = form;
  const isReview = review !== null;
  const place = useRef<HTMLDivElement>(null);
  const wasReview = useRef(isReview);
  useEffect(() => {
    if (wasReview.current === isReview) return;
    wasReview.current = isReview;
    // What was pressed has gone with the view it was in.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [isReview]);
  const own = useFields(form, {
    labels: {
      number: t('notice.number'),
      severity: t('notice.severity'),
      scopes: t('notice.scopes'),
      enTitle: t('notice.titleIn', { language: t('languages.en') }),
      enText: t('notice.textIn', { language: t('languages.en') }),
      cnTitle: t('notice.titleIn', { language: t('languages.cn') }),
      cnText: t('notice.textIn', { language: t('languages.cn') }),
    },
    explain: ({ key, field }) => {
      const name = noticeFields.find((each) => each === field);
      if (name === undefined) return undefined;
      if (key === 'alreadySent') return t('notice.taken');
      return t(key === 'cannotBeEmpty' ? `notice.empty.${name}` : `notice.wrong.${name}`);
    },
    summary: { title: t('notice.errorTitle') },
    failed: t('notice.notChecked'),
  });
  const { readOnly: _readOnly, ...chosen } = own.field('severity');
  if (review !== null) {
    return (
      <Stack as="section" ref={place} tabIndex={-1} aria-label={t('notice.reviewTitle')}>
        <NoticeReview
          {...review}
          publication={publication}
          onBack={goBack}
          onSessionExpired={onSessionExpired}
        />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={16} ref={place} tabIndex={-1} aria-label={t('notice.write')}>
      <SectionHeading level={2} size="xs" title={t('notice.write')} lead={t('notice.writeText')} />
      <Form
        aria-label={t('notice.write')}
        {...own.form}
        actions={
          <Button type="submit" variant="signal" loading={isSending}>
            {t(isSending ? 'notice.checking' : 'notice.review')}
          </Button>
        }
      >
        <TextField variant="code" help={t('notice.numberHelp')} autoComplete="off" {...own.field('number')} />
        <Select
          {...chosen}
          help={t(`notice.severityHelp.${severityOf(values.severity)}`)}
          options={noticeSeverities.map((severity) => ({
            value: severity,
            label: t(`notices:severities.${severity}`),
          }))}
        />
        <TextField multiline variant="code" help={t('notice.scopesHelp')} {...own.field('scopes')} />
        {languages.map((language) => (
          <Stack key={language} gap={16}>
            <TextField
              lang={htmlLang[language]}
              maxLength={160}
              autoComplete="off"
              {...own.field(`${language}Title`)}
            />
            <TextField
              multiline
              rows={5}
              lang={htmlLang[language]}
              counter={{
                limit: noticeTextMax,
                used: (used, limit) => t('write.used', { used, limit }),
                tooLong: (limit) => t('write.tooLong', { limit }),
              }}
              {...own.field(`${language}Text`)}
            />
          </Stack>
        ))}
      </Form>
    </Stack>
  );
}
