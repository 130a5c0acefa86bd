import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { FileSize } from '../../../components/FileSize/index.ts';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FileCard.css.ts';

export type FileCardProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** What kind of file it is, in the card's margin: "Firmware". @default the page says it */
  kind?: ReactNode;
  /** The name of a document, which is its heading. @default the version is */
  title?: string | undefined;
  /** The version of the file, as it is written. */
  version: string;
  /** ISO date, shown as it is. */
  date: string;
  /** The file's name. */
  file: string;
  /** Size of the file. @unit bytes */
  size: number;
  /** A further fact in the line: for which hardware, how many pages. @default none */
  fact?: ReactNode;
  /** A line before all else: for which model alone it is. @default none */
  note?: ReactNode;
  /** What can be done with it: one action, and at most one more. */
  actions: ReactNode;
  /** FileDetails, which open below the line. */
  details: ReactNode;
  /** Whether the details are open from the start: on a page of this one file. @default false */
  detailsOpen?: boolean | undefined;
  /** Level of its first heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** What is new in it, under its own heading. @default nothing */
  changes?:
    | {
        /** Heading of the changes. */
        title: string;
        /** The changes, as a list. */
        list: ReactNode;
      }
    | undefined;
  /** Versions before it, further documents of the kind. @default none */
  more?: ReactNode;
  /** Its words, in the language of the page. */
  translations: {
    /** What marks it among its versions: "Newest". */
    mark: string;
    /** Before the version of a document: "Version". */
    version: string;
    /** What opens the rest: "Details". */
    details: string;
  };
};

/** The file to take: what it is on one line, the action, what is new in it. The rest opens in place. */
export function FileCard({
  kind,
  title,
  version,
  date,
  file,
  size,
  fact,
  note,
  actions,
  details,
  detailsOpen = false,
  level = 2,
  changes,
  more,
  translations,
  className,
  ...rest
}: FileCardProps) {
  const kindId = useId();
  const headingId = useId();
  const inner = kind === undefined ? level : 3;
  return (
    <article
      className={cx(styles.root, className)}
      data-kind={kind === undefined ? undefined : ''}
      aria-labelledby={kind === undefined ? headingId : cx(kindId, headingId)}
      {...rest}
    >
      {kind !== undefined && <SectionHeading headingId={kindId} size="xs" level={level} title={kind} />}
      <div className={styles.body}>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.head}>
          <div className={styles.what}>
            {title === undefined && (
              <p className={styles.since}>
                <span className={styles.mark}>{translations.mark}</span> <time dateTime={date}>{date}</time>
              </p>
            )}
            <SectionHeading
              headingId={headingId}
              level={inner}
              size={title === undefined ? 's' : 'xxs'}
              title={title ?? version}
              code={title === undefined}
            />
          </div>
          {actions}
        </div>
        <Disclosure
          className={styles.details}
          open={detailsOpen}
          summary={
            <span className={styles.summary}>
              <span>{translations.details}</span>
              {title === undefined ? (
                <span className={cx(styles.fact, styles.fileName)} data-folded translate="no">
                  {file}
                </span>
              ) : (
                <>
                  <span className={styles.fact}>
                    {translations.version} {version}
                  </span>
                  <time className={styles.fact} dateTime={date}>
                    {date}
                  </time>
                </>
              )}
              {fact && (
                <span className={styles.fact} data-folded>
                  {fact}
                </span>
              )}
              <span className={styles.fact} data-folded>
                <FileSize bytes={size} rough />
              </span>
            </span>
          }
        >
          {details}
        </Disclosure>
        {changes && (
          <div className={styles.changes}>
            <SectionHeading size="xxs" level={inner === 2 ? 3 : 4} title={changes.title} />
            {changes.list}
          </div>
        )}
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </article>
  );
}
