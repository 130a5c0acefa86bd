import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { useTranslation } from 'react-i18next';
import { type Failure, failureSentences, failureTitle, joined } from './failure-texts.ts';

/** Why a step is still to be done: what happened and what to do. Nothing was sent to the device yet. */
export function FailureNote({ failure, language }: { failure: Failure | null; language: Language }) {
  const { t } = useTranslation(['port', 'messages']);
  if (failure === null) return null;
  return (
    <Banner tone="critical" toneLabel={t('tones.critical')} title={failureTitle(failure, t)} live="assertive">
      {joined([...failureSentences(failure, t), t('failure.untouched')], language)}
    </Banner>
  );
}
