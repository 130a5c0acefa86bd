import type { Language } from '@payload/catalog';
import { Text } from '@payload/ui/Text';
import { recentMomentIn } from '@payload/web/language/date-time.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { savedAt, subscribeToDrafts } from './drafts.ts';
import type { ServiceForm } from './useForm.ts';

const none = () => null;

/** Whether what is typed is kept, and since when. */
export function DraftLine({ form, language }: { form: ServiceForm; language: Language }) {
  const { t } = useTranslation(['apply']);
  const saved = useSyncExternalStore(subscribeToDrafts, () => savedAt(form.context.kind), none);
  const status = () => {
    if (form.isDraftLost) return t('draft.lost');
    return saved === null ? t('draft.none') : t('draft.saved', { time: recentMomentIn(language, saved) });
  };
  return (
    <Text size="sm" tone="quiet">
      {status()}
    </Text>
  );
}
