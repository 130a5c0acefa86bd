import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ChecksumTranslations } from '../../../components/Checksum/index.ts';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { Note } from '../../../components/Note/index.ts';
import { Plate } from '../../../components/Plate/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './NoticeBoard.css.ts';
import { NoticeMore } from './NoticeMore.tsx';

/** What one looks up who has read the notice. */
export type NoticeDetails = {
  /** What it is about, in one or two sentences. */
  summary: ReactNode;
  /** Whom it concerns, to the letter. */
  affected: ReactNode;
  /** What is to be done. */
  todo: {
    /** In order. */
    steps: readonly string[];
    /** Where it is done. */
    go: {
      /** Where it leads. */
      href: string;
      /** The words that are seen. */
      label: string;
    };
  };
  /** Its document. @default none */
  file?:
    | {
        /** Further ways to have it: to open it, to keep it, the other language. */
        actions: ReactNode;
        /** How many pages it has, in words. */
        pages: ReactNode;
        /** Size of the file. @unit bytes */
        size: number;
        /** 64 hex digits, without gaps. */
        sha256: string;
      }
    | undefined;
};

export type NoticeItem = {
  /** Its anchor on the page. */
  id: string;
  /** What it is filed under. */
  number: string;
  /** ISO date, shown as it is. */
  date: string;
  /** How much it matters: a Badge. @default nothing is said */
  mark?: ReactNode;
  /** The heading. */
  title: string;
  /** All that it says, where it is no more than that; its line breaks are kept. @default none: its details say it */
  text?: ReactNode;
  /** Models or families that it concerns, as plates. */
  concerns: readonly {
    /** The model's code, or the name of a family. */
    code: string;
    /** Cells after it: serial numbers. @default none */
    cells?: readonly ReactNode[] | undefined;
  }[];
  /** The one act: a Button. @default none */
  action?: ReactNode;
  /** Folded below it. @default none */
  details?: NoticeDetails | undefined;
};

export type NoticeBoardTranslations = ChecksumTranslations & {
  /** Names the plates: "Affected". */
  concerns: string;
  /** What unfolds the details: "What to do". */
  more: string;
  /** Name of the sum. */
  sum: string;
};

export type NoticeBoardProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Newest first. */
  items: readonly NoticeItem[];
  /** In place of the board while there are none. */
  empty: ReactNode;
  /** A remark below the board. @default none */
  note?: ReactNode;
  /** Its words, in the language of the page. */
  translations: NoticeBoardTranslations;
};

/**
 * Notices on one board, two in a row: the day, whom it concerns, one act, and the rest folded. Of an odd number the newest
 * has a row of its own.
 */
export function NoticeBoard({ items, empty, note, translations, className, ...rest }: NoticeBoardProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.board}>
          {items.map(({ id, number, date, mark, title, text, concerns, action, details }) => (
            <article key={id} id={id} className={styles.notice} aria-labelledby={`${id}-title`}>
              <div className={styles.head}>
                <time className={styles.date} dateTime={date}>
                  {date}
                </time>
                {mark}
              </div>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {text ? <p className={styles.text}>{text}</p> : null}
              <ul className={styles.concerns} aria-label={translations.concerns}>
                {concerns.map(({ code, cells }, index) => (
                  // Two ranges of one model are two of a kind.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`${code} ${index}`}>
                    <Plate code={code} cells={cells} />
                  </li>
                ))}
              </ul>
              <div className={styles.foot}>
                {action ? <div className={styles.action}>{action}</div> : null}
                <span className={styles.number}>{number}</span>
                {details ? (
                  <Disclosure
                    className={styles.details}
                    variant="row"
                    summaryClassName={styles.summary}
                    summary={translations.more}
                  >
                    <NoticeMore details={details} translations={translations} />
                  </Disclosure>
                ) : null}
              </div>
            </article>
          ))}
        </div>
      )}
      {note ? <Note>{note}</Note> : null}
    </div>
  );
}
