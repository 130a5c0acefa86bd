import type { ReactNode } from 'react';
import * as styles from './HitContent.css.ts';

/** Class of the link around a result's content. */
export const hitClass = styles.hit;

/** One thing that was found. */
export type SearchHit = {
  key: string;
  href: string;
  title: ReactNode;
  /** A line on it. @default none */
  detail?: ReactNode;
  /** A model's code, in the place of the group's icon. @default the icon */
  code?: ReactNode;
  /** What ends the line: a key figure, a version. @default none */
  figure?: ReactNode;
};

/** Things of one kind that were found. */
export type SearchGroup = {
  key: string;
  label: string;
  /** Stands before those that have no code. */
  icon: ReactNode;
  hits: readonly SearchHit[];
};

export type HitContentProps = { hit: SearchHit; icon: ReactNode };

/** What a result shows, alike in the dialog and on the page. */
export function HitContent({ hit, icon }: HitContentProps) {
  return (
    <>
      {hit.code === undefined ? (
        <span className={styles.sign}>{icon}</span>
      ) : (
        <span className={styles.code}>{hit.code}</span>
      )}{' '}
      <span className={styles.words}>
        <span className={styles.title}>{hit.title}</span>{' '}
        {hit.detail ? <span className={styles.detail}>{hit.detail}</span> : null}
      </span>{' '}
      {hit.figure ? <span className={styles.figure}>{hit.figure}</span> : null}
    </>
  );
}
