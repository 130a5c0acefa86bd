import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import { Checksum, type ChecksumTranslations } from '../Checksum/index.ts';
import { FactLine } from '../FactLine/index.ts';
import { FileSize } from '../FileSize/index.ts';
import * as styles from './DocumentRow.css.ts';

export type DocumentRowProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** The name of the document. */
  title: string;
  /** Stands as the heading instead of the title, and is what an address can lead to. @default none */
  code?: string | undefined;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** The ways to have it. */
  actions: ReactNode;
  /** The version of the file, as it is written. */
  version: string;
  /** ISO date, shown as it is. */
  date: string;
  /** One further fact: how many pages. @default none */
  fact?: ReactNode;
  /** Size of the file. @unit bytes */
  size: number;
  /** 64 hex digits, without gaps. */
  sha256: string;
  /** Its words, in the language of the page. */
  translations: ChecksumTranslations & {
    /** Before the version. */
    version: string;
    /** Name of the sum. */
    sum: string;
  };
};

/** A document of a list: what it is, the ways to have it, and its sum. */
export function DocumentRow({
  title,
  code,
  level = 2,
  actions,
  version,
  date,
  fact,
  size,
  sha256,
  translations,
  className,
  ...rest
}: DocumentRowProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <article id={code} className={cx(styles.root, className)} aria-labelledby={headingId} {...rest}>
      <div className={styles.what}>
        <Heading id={headingId} className={code ? styles.code : styles.title}>
          {code ?? title}
        </Heading>
        {code && <p>{title}</p>}
      </div>
      {actions}
      <FactLine className={styles.facts}>
        <span>
          {translations.version} {version}
        </span>
        <time dateTime={date}>{date}</time>
        {fact && <span>{fact}</span>}
        <FileSize bytes={size} />
      </FactLine>
      <div className={styles.sum}>
        <span className={styles.name}>{translations.sum}</span>
        <Checksum sum={sha256} translations={translations} wide />
      </div>
    </article>
  );
}
