import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import { Checksum, type ChecksumTranslations } from '../Checksum/index.ts';
import { FileSize } from '../FileSize/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Stack } from '../Stack/index.ts';
import * as styles from './FileCard.css.ts';

export type FileCardTranslations = ChecksumTranslations & {
  /** What marks it among its versions: "Newest". */
  mark: string;
  /** Names of its facts. */
  file: string;
  /** Name of the size: "Size". */
  size: string;
  /** Name of the checksum: "SHA-256". */
  sum: string;
};

export type FileCardProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The version of the file, as it is written. */
  version: string;
  /** ISO date, shown as it is. */
  date: string;
  /** The file's name. */
  file: string;
  /** Size of the file. @unit bytes */
  size: number;
  /** 64 hex digits, without gaps. */
  sha256: string;
  /** One further fact: for which hardware, how many pages. @default none */
  fact?:
    | {
        /** The name of the fact. */
        name: string;
        /** What is so. */
        value: ReactNode;
      }
    | undefined;
  /** What can be done with it. */
  actions: ReactNode;
  /** Level of the version as a heading. @default 2 */
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
  /** Its words, in the language of the page. */
  translations: FileCardTranslations;
};

/** The file to take: its version, what can be done with it, its facts with the sum to check it by, what is new. */
export function FileCard({
  version,
  date,
  file,
  size,
  sha256,
  fact,
  actions,
  level = 2,
  changes,
  translations,
  className,
  ...rest
}: FileCardProps) {
  const headingId = useId();
  return (
    <section className={cx(styles.root, className)} aria-labelledby={headingId} {...rest}>
      <div className={styles.head}>
        <Stack>
          <p className={styles.since}>
            <span className={styles.mark}>{translations.mark}</span> <time dateTime={date}>{date}</time>
          </p>
          <SectionHeading headingId={headingId} level={level} title={version} code />
        </Stack>
        {actions}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact} data-wide>
          <dt className={styles.name}>{translations.file}</dt>
          <dd className={styles.fileName} translate="no">
            {file}
          </dd>
        </div>
        <div className={styles.fact} data-wide={fact ? undefined : ''}>
          <dt className={styles.name}>{translations.size}</dt>
          <dd>
            <FileSize bytes={size} />
          </dd>
        </div>
        {fact && (
          <div className={styles.fact}>
            <dt className={styles.name}>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        )}
        <div className={styles.fact} data-sum>
          <dt className={styles.name}>{translations.sum}</dt>
          <dd>
            <Checksum sum={sha256} translations={translations} wide />
          </dd>
        </div>
      </dl>
      {changes && (
        <Stack>
          <SectionHeading size="xxs" level={level === 2 ? 3 : 4} title={changes.title} />
          {changes.list}
        </Stack>
      )}
    </section>
  );
}
