import type { OtaFile } from '@payload/api/contract';
import { Checksum } from '@payload/ui/Checksum';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentActs } from './DocumentActs.tsx';
import { FileSize } from './FileSize.tsx';
import * as styles from './files.css.ts';
import { useFileWords } from './useFileWords.ts';

/** A document of a list: what it is, the way to have it, and its sum. */
export function DocumentRow({
  file,
  code,
  level = 2,
  isPrimary,
}: {
  file: OtaFile;
  /** Stands as the heading instead of the document's name, and is what an address can lead to. */
  code?: string | undefined;
  level?: 2 | 3;
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <article id={code} className={styles.row} aria-labelledby={headingId}>
      <div className={styles.what}>
        <Heading id={headingId} className={code ? styles.code : styles.title}>
          {code ?? file.name}
        </Heading>
        {code && <p>{file.name}</p>}
      </div>
      <DocumentActs
        file={file}
        other={file.document?.other ?? null}
        {...(isPrimary === undefined ? {} : { isPrimary })}
      />
      <p className={styles.rowLine}>
        <span>
          {t('facts.version')} {file.version}
        </span>
        <time dateTime={file.date}>{file.date}</time>
        {file.document && <span>{t('document', { count: file.document.pages })}</span>}
        <FileSize bytes={file.size} />
      </p>
      <div className={styles.rowSum}>
        <span className={styles.name}>{t('facts.sum')}</span>
        <Checksum className={styles.sum} sum={file.sha256} translations={words} />
      </div>
    </article>
  );
}
