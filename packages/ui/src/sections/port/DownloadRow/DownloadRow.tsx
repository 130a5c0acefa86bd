import { type ComponentPropsWithRef, useId } from 'react';
import { Checksum, type ChecksumTranslations } from '../../../components/Checksum/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DownloadRow.css.ts';

export type DownloadRowTranslations = ChecksumTranslations & {
  /** Labels over the facts. */
  version: string;
  /** Name of the date: "Date". */
  date: string;
  /** Name of the size: "Size". */
  size: string;
  /** Name of the checksum: "SHA-256". */
  sum: string;
  /** Name of the download's link: "Download S3mini-2.3.0.ufw". */
  download: (file: string) => string;
};

export type DownloadRowProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The version of the file, as it is written. */
  version: string;
  /** ISO date, shown as it is. */
  date: string;
  /** Size of the file. @unit bytes */
  size: number;
  /** 64 hex digits, without gaps. */
  sha256: string;
  /** The file's name, under which it is saved. */
  file: string;
  /** The address of the file. */
  href: string;
  /** Its words, in the language of the page. */
  translations: DownloadRowTranslations;
};

/** One version of a file, with the sum to check it by. */
export function DownloadRow({
  version,
  date,
  size,
  sha256,
  file,
  href,
  translations,
  className,
  ...rest
}: DownloadRowProps) {
  const versionId = useId();

  return (
    <article className={cx(styles.row, className)} aria-labelledby={versionId} {...rest}>
      <dl className={styles.facts}>
        <div className={styles.fullWidthOnPhone}>
          <dt className={styles.label}>{translations.version}</dt>
          <dd className={styles.version} id={versionId}>
            {version}
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{translations.date}</dt>
          <dd>
            <time dateTime={date}>{date}</time>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{translations.size}</dt>
          <dd>
            <Figure value={size} unit="B" />
          </dd>
        </div>
        <div className={styles.fullWidth}>
          <dt className={styles.label}>{translations.sum}</dt>
          <dd>
            <Checksum sum={sha256} translations={translations} />
          </dd>
        </div>
      </dl>
      <IconButton
        variant="quiet"
        size="toolbar"
        label={translations.download(file)}
        href={href}
        download={file}
      >
        <DownloadIcon size={20} />
      </IconButton>
    </article>
  );
}
