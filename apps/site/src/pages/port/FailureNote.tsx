import type { Language } from '@payload/catalog';
import { deviceWord, type UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { Banner } from '@payload/ui/Banner';
import { deviceSentence } from '@payload/view-models/port/device-sentence.ts';
import { failureSentences, failureTitle, joined } from '@payload/view-models/port/failure-texts.ts';
import { useTranslation } from 'react-i18next';

/** Why a step is still to be done: what happened, what it means for the device, and what to do. */
export function FailureNote({ snapshot, language }: { snapshot: UpgradeSnapshot; language: Language }) {
  const { t } = useTranslation(['port', 'messages']);
  const { failure } = snapshot.context;
  if (failure === null) return null;
  return (
    <Banner tone="critical" toneLabel={t('tones.critical')} title={failureTitle(failure, t)} live="assertive">
      {joined([...failureSentences(failure, t), deviceSentence(deviceWord(snapshot.context), t)], language)}
    </Banner>
  );
}
