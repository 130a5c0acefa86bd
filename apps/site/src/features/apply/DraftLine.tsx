import type { Language } from '@payload/catalog';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { recentMomentIn } from './date-time.ts';
import { savedAt, subscribeToDrafts } from './drafts.ts';
import * as styles from './FormPage.css.ts';
import type { ServiceForm } from './useForm.ts';

const nothing = () => null;

/** Whether what is typed is kept, and since when. */
export function DraftLine({ form, language }: { form: ServiceForm; language: Language }) {
  const { t } = useTranslation(['apply']);
  const saved = useSyncExternalStore(subscribeToDrafts, () => savedAt(form.context.kind), nothing);
  if (form.isDraftLost) return <p className={styles.small}>{t('draft.lost')}</p>;
  if (saved === null) return <p className={styles.small}>{t('draft.none')}</p>;
  const time = recentMomentIn(language, saved);
  return <p className={styles.small}>{t('draft.saved', { time })}</p>;
}
