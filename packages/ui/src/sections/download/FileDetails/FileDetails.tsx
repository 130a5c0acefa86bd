import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checksum, type ChecksumTranslations } from '../../../components/Checksum/index.ts';
import { FileSize } from '../../../components/FileSize/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FileDetails.css.ts';

export type FileDetailsTranslations = ChecksumTranslations & {
  /** Name of the file's name: "File". */
  file: string;
  /** Name of the size: "Size". */
  size: string;
  /** Name of the checksum: "SHA-256". */
  sum: string;
};

export type FileDetailsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The file's name, under which it is saved. */
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
  /** The other ways to have it: look at it, keep it, another language. @default none */
  actions?: ReactNode;
  /** How the sum is checked: a CommandNote. @default not said */
  check?: ReactNode;
  /** Its words, in the language of the page. */
  translations: FileDetailsTranslations;
};

/** What few need of a file and nobody should miss: other ways to have it, its facts to the byte, the sum and how it is checked. */
export function FileDetails({
  file,
  size,
  sha256,
  fact,
  actions,
  check,
  translations,
  className,
  ...rest
}: FileDetailsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {actions}
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
      {check}
    </div>
  );
}
