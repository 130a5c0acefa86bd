import { type DeskDevice, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Link } from '@payload/ui/Link';
import { List } from '@payload/ui/List';
import { formatDay } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';

interface RequestListProps {
  requests: DeskDevice['requests'];
  language: Language;
  /** Where one is opened. */
  hrefOf: (number: string) => string;
}

/** Requests about one device, a line each. */
export function RequestList({ requests, language, hrefOf }: RequestListProps) {
  const { t } = useTranslation(['desk', 'requests']);
  return (
    <List
      items={requests.map(({ number, type, status, createdAt }) => ({
        key: number,
        content: (
          <>
            <Link href={hrefOf(number)}>{number}</Link>{' '}
            {t('line', {
              kind: t(`kinds.${type}`),
              status: t(`requests:names.${statusText(type, status)}`),
              day: formatDay(language, createdAt),
            })}
          </>
        ),
      }))}
    />
  );
}
