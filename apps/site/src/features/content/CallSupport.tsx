import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { Link } from '@payload/ui/Link';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './CallSupport.css.ts';

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
  const phone = phones[line];
  return (
    <div className={styles.root}>
      <p>
        {t(line === 'support' ? 'call.support' : 'call.preSales')}
        <Link className={styles.phone} href={phone.href}>
          {phone.text}
        </Link>
      </p>
      <p className={styles.hours}>{t('site:footer.hours')}</p>
      <p className={styles.hours}>
        <Link href={pathsOf(language).support}>{t('call.regions')}</Link>
      </p>
    </div>
  );
}
