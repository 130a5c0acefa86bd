import type { CarriedLoad } from '@payload/catalog';
import { Figure } from '@payload/ui/Figure';
import { useTranslation } from 'react-i18next';
import * as styles from './Weight.css.ts';

/** What is carried, part by part along the aircraft's limit, and what is left of it. */
export function Weight({
  limitG,
  products,
  bracketG,
  totalG,
}: Pick<CarriedLoad, 'products' | 'bracketG' | 'totalG'> & { limitG: number }) {
  const { t } = useTranslation('solution');
  const parts = [
    ...products.map(({ code, weightG }) => ({ key: code, name: code, weightG, isCode: true })),
    ...(bracketG > 0 ? [{ key: 'bracket', name: t('bracket'), weightG: bracketG, isCode: false }] : []),
  ];
  const leftG = limitG - totalG;
  return (
    <div className={styles.weight}>
      <p className={styles.label}>{t('weight')}</p>
      <p className={styles.total}>
        <span>
          <Figure value={totalG} unit="g" size="card" />{' '}
          <span className={styles.quiet}>
            {t('limit')} <Figure value={limitG} unit="g" />
          </span>
        </span>
        <span className={styles.left}>
          {leftG > 0 ? (
            <>
              <span className={styles.leftWord}>{t('left')}</span> <Figure value={leftG} unit="g" />
            </>
          ) : (
            t('full')
          )}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, weightG }) => (
          <span key={key} className={styles.segment} style={{ flexBasis: `${(100 * weightG) / limitG}%` }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ key, name, weightG, isCode }) => (
          <div key={key} className={styles.part}>
            <dt className={isCode ? styles.code : styles.name}>{name}</dt>{' '}
            <dd className={styles.figure}>
              <Figure value={weightG} unit="g" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
