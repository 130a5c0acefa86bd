import type { CreatedRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Text } from '@payload/ui/Text';
import { formatDay, lastDayBefore } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';

/** By when the device has to be sent, and by when the maker has promised to act, as the service computed it. */
export function RequestDays({
  days: { sendBy, promisedBy },
  language,
}: {
  days: Pick<CreatedRequest, 'sendBy' | 'promisedBy'>;
  language: Language;
}) {
  const { t } = useTranslation(['requests']);
  return (
    <>
      {sendBy !== null && <Text tone="text">{t('sendBy', { day: formatDay(language, sendBy) })}</Text>}
      {promisedBy !== null && (
        <Text tone="text">{t('promisedBy', { day: lastDayBefore(language, promisedBy) })}</Text>
      )}
    </>
  );
}
