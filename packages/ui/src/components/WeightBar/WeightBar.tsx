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
  /** In front of what is too much: "too heavy by". Needed where a set may be. */
  over?: string | undefined;
  /** After what is left: "31 %". @default none */
  share?: ((percent: number) => ReactNode) | undefined;
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
        <span className={styles.left} data-over={leftG < 0 ? '' : undefined}>
          {leftG === 0 ? (
            translations.full
          ) : (
            <>
              <span className={styles.leftWord}>{leftG > 0 ? translations.left : translations.over}</span>{' '}
              <span className={styles.figures}>
                <Figure value={Math.abs(leftG)} unit="g" />{' '}
                {leftG > 0 && translations.share ? (
                  <span className={styles.leftWord}>
                    {translations.share(Math.floor((100 * leftG) / limitG))}
                  </span>
                ) : null}
              </span>
            </>
          )}
        </span>
      </p>
      {/* What is too heavy fills the bar: its parts then are parts of the sum. */}
      <div className={styles.bar} data-over={leftG < 0 ? '' : undefined} aria-hidden="true">
        {parts.map(({ key, weightG }) => (
          <span
            key={key}
            className={styles.segment}
            style={{ flexBasis: `${(100 * weightG) / Math.max(limitG, totalG)}%` }}
          />
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
