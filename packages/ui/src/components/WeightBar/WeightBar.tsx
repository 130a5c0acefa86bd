import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Figure } from '../Figure/index.ts';
import * as styles from './WeightBar.css.ts';

export type WeightBarTranslations = {
  /** What the bar is of: "Weight". */
  weight: string;
  /** Between the sum and the limit: "of". */
  limit: string;
  /** In front of what is left: "leaves". */
  left: string;
  /** Where nothing is left: "to the gram". */
  full: string;
};

export type WeightBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What may be carried: the whole bar. @unit g */
  limitG: number;
  /** What is carried, in grams. A part named by a code is set as one. */
  parts: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is carried. */
    name: ReactNode;
    /** Its weight. @unit g */
    weightG: number;
    /** Its name is a code, and set as one. */
    isCode?: boolean | undefined;
  }[];
  /** Its words, in the language of the page. */
  translations: WeightBarTranslations;
};

/** What is carried, part by part along what may be carried, and what is left of it. */
export function WeightBar({ limitG, parts, translations, className, ...rest }: WeightBarProps) {
  const totalG = parts.reduce((sum, { weightG }) => sum + weightG, 0);
  const leftG = limitG - totalG;
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p className={styles.label}>{translations.weight}</p>
      <p className={styles.total}>
        <span>
          <Figure value={totalG} unit="g" size="card" />{' '}
          <span className={styles.quiet}>
            {translations.limit} <Figure value={limitG} unit="g" />
          </span>
        </span>
        <span className={styles.left}>
          {leftG > 0 ? (
            <>
              <span className={styles.leftWord}>{translations.left}</span> <Figure value={leftG} unit="g" />
            </>
          ) : (
            translations.full
          )}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, weightG }) => (
          <span key={key} className={styles.segment} style={{ flexBasis: `${(100 * weightG) / limitG}%` }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ key, name, weightG, isCode = false }) => (
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
