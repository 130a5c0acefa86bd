import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { FileSize } from '../FileSize/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DocumentRow.css.ts';

export type DocumentRowTranslations = {
  /** Name of the version: "Version". */
  version: string;
  /** Name of the date: "Date". */
  date: string;
  /** Name of the size: "Size". */
  size: string;
  /** Name of what opens the rest, before the row's heading: "Details". */
  details: string;
};

export type DocumentRowProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** A model's code or a version, set as one, as the heading of the row. */
  code: string;
  /** The name of the file, below the code. Phones have no room for it. @default none */
  title?: string | undefined;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** A Picture of the model, 4:3, as decoration. @default none */
  picture?: ReactNode;
  /** The version of the file, where the heading is not the version. @default none */
  version?: string | undefined;
  /** ISO date, shown as it is. */
  date: string;
  /** Size of the file. @unit bytes */
  size: number;
  /** The one way to have it. */
  action: ReactNode;
  /** What opens below the row: FileDetails, what changed. */
  details: ReactNode;
  /** The address leads to it: it is marked, and its rest is open. @default false */
  addressed?: boolean | undefined;
  /** Its words, in the language of the page. */
  translations: DocumentRowTranslations;
};

/** A file of a list on one line, with one way to have it. Everything else opens below. */
export function DocumentRow({
  code,
  title,
  level = 2,
  picture,
  version,
  date,
  size,
  action,
  details,
  addressed = false,
  translations,
  className,
  ...rest
}: DocumentRowProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx(styles.root, className)}
      data-picture={picture ? '' : undefined}
      data-addressed={addressed ? '' : undefined}
      aria-labelledby={headingId}
      {...rest}
    >
      <div className={styles.line}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.what}>
          <Heading id={headingId} className={styles.code}>
            {code}
          </Heading>
          {title && <p className={styles.title}>{title}</p>}
        </div>
        <dl className={styles.facts}>
          {version !== undefined && (
            <div>
              <dt className={styles.name}>{translations.version}</dt>
              <dd>{version}</dd>
            </div>
          )}
          <div>
            <dt className={styles.name}>{translations.date}</dt>
            <dd>
              <time dateTime={date}>{date}</time>
            </dd>
          </div>
          <div>
            <dt className={styles.name}>{translations.size}</dt>
            <dd>
              <FileSize bytes={size} rough />
            </dd>
          </div>
        </dl>
        <div className={styles.action}>{action}</div>
      </div>
      <Disclosure
        variant="row"
        open={addressed}
        summaryClassName={styles.toggle}
        summary={
          <VisuallyHidden>
            {translations.details} {code}
          </VisuallyHidden>
        }
      >
        <div className={styles.panel}>{details}</div>
      </Disclosure>
    </article>
  );
}
