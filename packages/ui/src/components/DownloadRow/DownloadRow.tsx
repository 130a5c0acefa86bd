import { type ComponentPropsWithRef, Fragment, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { Figure } from '../Figure/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './DownloadRow.css.ts';
import { groupsOf } from './groups.ts';

export type DownloadRowTranslations = {
  /** Labels over the facts. */
  version: string;
  date: string;
  size: string;
  sum: string;
  /** Name of the download's link: "Download S3mini-2.3.0.ufw". */
  download: (file: string) => string;
  /** Name of the copy button. */
  copy: string;
  copied: string;
  /** What is said where the browser does not copy: the sum is then selected. */
  notCopied: string;
};

export type DownloadRowProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  version: string;
  /** ISO date, shown as it is. */
  date: string;
  /** In bytes. */
  size: number;
  /** 64 hex digits, without gaps. */
  sha256: string;
  /** The file's name, under which it is saved. */
  file: string;
  href: string;
  translations: DownloadRowTranslations;
};

/**
 * One version of a file. The SHA-256 is set in groups of eight; the button and a copied selection
 * give it without gaps, as a checking tool wants it.
 */
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
  const sum = useRef<HTMLElement>(null);
  const [state, setState] = useState<'resting' | 'copied' | 'not-copied'>('resting');
  const versionId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      setState('copied');
    } catch {
      // Refused, or no secure address: what is selected can be copied by keyboard.
      if (sum.current) getSelection()?.selectAllChildren(sum.current);
      setState('not-copied');
    }
  };

  return (
    <article className={cx(styles.row, className)} aria-labelledby={versionId} data-state={state} {...rest}>
      <dl className={styles.facts}>
        <div className={styles.onPhoneWhole}>
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
        <div className={styles.whole}>
          <dt className={styles.label}>{translations.sum}</dt>
          <dd className={styles.sumLine}>
            <code ref={sum} className={styles.sum} dir="ltr">
              {groupsOf(sha256).map((group, index) => (
                // The groups of a sum have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <Fragment key={index}>
                  <span className={styles.group}>{group}</span>
                  <wbr />
                </Fragment>
              ))}
            </code>
            <IconButton variant="quiet" size="toolbar" label={translations.copy} onClick={() => void copy()}>
              {state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
            </IconButton>
            <output className={styles.status}>
              {state === 'copied' && translations.copied}
              {state === 'not-copied' && translations.notCopied}
            </output>
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
