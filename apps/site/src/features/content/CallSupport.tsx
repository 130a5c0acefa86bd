import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { PhoneLine } from '@payload/ui/sections/support/PhoneLine';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** The number of support with its hours, and the way to the other regions. A page that shows it names the texts `help`. */
export function CallSupport({
  language,
  line = 'support',
}: {
  language: Language;
  /** @default 'support' */
  line?: 'support' | 'preSales';
}) {
  const { t } = useTranslation(['help', 'site']);
  return (
    <PhoneLine
      label={t(line === 'support' ? 'call.support' : 'call.preSales')}
      phone={phones[line]}
      hours={t('site:footer.hours')}
      more={{ href: pathsOf(language).support, label: t('call.regions') }}
    />
  );
}
