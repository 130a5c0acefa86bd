import type { Language, Solution } from '@payload/catalog';
import { ArrowLeftIcon, ArrowRightIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './Neighbours.css.ts';

/** The industries before and after this one, in the order of the list. */
export function Neighbours({
  solution: { previous, next },
  language,
}: {
  solution: Solution;
  language: Language;
}) {
  const { t } = useTranslation('solution');
  const paths = pathsOf(language);
  return (
    <nav className={styles.neighbours} data-theme="night" aria-label={t('neighbours')}>
      <a className={styles.neighbour} href={paths.solution(previous.id)} rel="prev">
        <ArrowLeftIcon />
        <span>
          <span className={styles.label}>{t('previous')}</span>
          <span className={styles.name}>{previous.name}</span>
        </span>
      </a>
      <a className={styles.neighbour} href={paths.solution(next.id)} rel="next">
        <span>
          <span className={styles.label}>{t('next')}</span>
          <span className={styles.name}>{next.name}</span>
        </span>
        <ArrowRightIcon />
      </a>
    </nav>
  );
}
