import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Checksum, type ChecksumTranslations } from '../Checksum/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { FactLine } from '../FactLine/index.ts';
import { FileSize } from '../FileSize/index.ts';
import { Link } from '../Link/index.ts';
import { Note } from '../Note/index.ts';
import { Plate } from '../Plate/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './AnnouncementList.css.ts';

export type AnnouncementItem = {
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
  /** What it is about, in one or two sentences, or all it says: its line breaks are kept. */
  summary: ReactNode;
  /** Whom it concerns; its line breaks are kept. */
  affected: ReactNode;
  /** Its document, and the ways to have it. @default none */
  file?:
    | {
        /** Buttons or links that open and save it. */
        actions: ReactNode;
        /** How many pages it has, in words. */
        pages: ReactNode;
        /** In bytes. */
        size: number;
        /** 64 hex digits, without gaps. */
        sha256: string;
      }
    | undefined;
  /** What is to be done, folded below it. @default none: its text says all */
  todo?:
    | {
        /** In order. */
        steps: readonly string[];
        /** Where it is done. */
        go: {
          /** Where it leads. */
          href: string;
          /** The words that are seen. */
          label: string;
        };
      }
    | undefined;
};

export type AnnouncementListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Newest first. */
  items: readonly AnnouncementItem[];
  /** A remark below the last. @default none */
  note?: ReactNode;
  /** Its words, in the language of the page. */
  translations: ChecksumTranslations & {
    /** Over whom it concerns: "Affected". */
    affected: string;
    /** What unfolds what is to be done: "What to do". */
    todo: string;
    /** Name of the sum. */
    sum: string;
  };
};

/** Announcements as on file: date and number in the margin, and beside them whom each concerns and what is to be done. */
export function AnnouncementList({ items, note, translations, className, ...rest }: AnnouncementListProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {items.map(({ id, number, date, mark, title, summary, affected, file, todo }) => (
        <article key={id} id={id} className={styles.item} aria-labelledby={`${id}-title`}>
          <div className={styles.margin}>
            <time className={styles.date} dateTime={date}>
              {date}
            </time>
            <Plate code={number} />
            {mark}
          </div>
          <div className={styles.body}>
            <SectionHeading headingId={`${id}-title`} size="s" title={title} />
            <p className={styles.text}>{summary}</p>
            <p className={styles.text}>
              <span className={styles.label}>{translations.affected}</span>
              <br />
              {affected}
            </p>
            {file && (
              <>
                {file.actions}
                <div>
                  <FactLine>
                    <span>{file.pages}</span>
                    <FileSize bytes={file.size} />
                    <span>{translations.sum}</span>
                  </FactLine>
                  <Checksum sum={file.sha256} translations={translations} wide />
                </div>
              </>
            )}
            {todo && (
              <Disclosure summary={translations.todo}>
                <ol className={styles.steps}>
                  {todo.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <Link variant="arrow" href={todo.go.href}>
                  {todo.go.label}
                </Link>
              </Disclosure>
            )}
          </div>
        </article>
      ))}
      {note && <Note>{note}</Note>}
    </div>
  );
}
