import type { ReactNode } from 'react';
import * as styles from './HitContent.css.ts';

/** Class of the link around a result's content. */
export const hitClass = styles.hit;

/** One thing that was found. */
export type SearchHit = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** What it is called. */
  title: ReactNode;
  /** A line on it. @default none */
  detail?: ReactNode;
  /** A Picture of a model's cut-out, 4:3, before its code. @default none */
  picture?: ReactNode;
  /** A model's code, in the place of the group's icon. @default the icon */
  code?: ReactNode;
  /** What ends the line: a key figure, a version. @default none */
  figure?: ReactNode;
};

/** Things of one kind that were found. */
export type SearchGroup = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Name of the group. */
  label: string;
  /** Stands before those that have no code. */
  icon: ReactNode;
  /** What was found, the best first. */
  hits: readonly SearchHit[];
};

export type HitContentProps = {
  /** What was found. */
  hit: SearchHit;
  /** An icon for the kind of the hit, where it has no code. */
  icon: ReactNode;
};

/** What a result shows, alike in the dialog and on the page. */
export function HitContent({ hit, icon }: HitContentProps) {
  return (
    <>
      {hit.code === undefined ? (
        <span className={styles.sign}>{icon}</span>
      ) : (
        <span className={styles.model}>
          {hit.picture ? <span className={styles.picture}>{hit.picture}</span> : null}
          <span className={styles.code}>{hit.code}</span>
        </span>
      )}{' '}
      <span className={styles.words}>
        <span className={styles.title}>{hit.title}</span>{' '}
        {hit.detail ? <span className={styles.detail}>{hit.detail}</span> : null}
      </span>{' '}
      {hit.figure ? <span className={styles.figure}>{hit.figure}</span> : null}
    </>
  );
}
