import { useState } from 'react';
import { Link, type LinkProps } from '../../../components/Link/index.ts';
import { unlessPrevented } from '../../../lib/unlessPrevented.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CopyLink.css.ts';

export type CopyLinkProps = Omit<LinkProps, 'href' | 'variant'> & {
  /** Id of the place on this page. */
  anchor: string;
  /** Its words, in the language of the page. */
  translations: {
    /** Shown and said once the address is on the clipboard: "Link copied". */
    copied: string;
    /** Where the browser refuses: "Not copied. The link is in the address bar." */
    notCopied: string;
  };
};

/** A link to a place of this page, which also goes to the clipboard. Without script it is a plain link. */
export function CopyLink({ anchor, translations, className, onClick, onBlur, ...rest }: CopyLinkProps) {
  const [state, setState] = useState<'resting' | 'copied' | 'notCopied'>('resting');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${anchor}`, location.href).href);
      setState('copied');
    } catch {
      // The browser follows the link, so the address bar holds it.
      setState('notCopied');
    }
  };

  return (
    <span className={styles.root}>
      <Link
        className={cx(styles.link, className)}
        href={`#${anchor}`}
        onClick={unlessPrevented(onClick, () => void copy())}
        onBlur={unlessPrevented(onBlur, () => setState('resting'))}
        {...rest}
      />
      <output className={styles.status}>{state === 'resting' ? null : translations[state]}</output>
    </span>
  );
}
