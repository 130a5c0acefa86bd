import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FilmCard.css.ts';

export type FilmCardProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & {
  /** The page of the film. */
  href: string;
  /** Fills a frame of 16:9. Without words: the card's own say what it shows. */
  still: ReactNode;
  /** Code of the product that is filmed. */
  code: string;
  /** Length of the film, for machines. @unit s */
  seconds: number;
  /** The same as it is read: 0:24. */
  length: string;
  /** One line on what is seen. */
  line: ReactNode;
};

/** A film that leads to its page. */
export function FilmCard({ still, code, seconds, length, line, className, ...rest }: FilmCardProps) {
  return (
    <a className={cx(styles.root, className)} {...rest}>
      <span className={styles.still}>{still}</span>
      <span className={styles.name}>
        <b className={styles.code}>{code}</b>
        <time className={styles.length} dateTime={`PT${seconds}S`}>
          {length}
        </time>
      </span>
      <span className={styles.line}>{line}</span>
    </a>
  );
}
