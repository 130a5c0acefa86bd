import { type ReactNode, useState } from 'react';
import { CheckIcon, LinkIcon } from '../../icons/index.ts';
import * as styles from './DocumentHeading.css.ts';

export type HeadingTranslations = {
  /** Name of the link beside a heading: "Copy the link to Services". */
  copyLink: (heading: string) => string;
  /** Shown and announced once the address is on the clipboard: "Copied." */
  copied: string;
  /** Where the browser refuses: "Not copied. The link is in the address bar." */
  notCopied: string;
};

type DocumentHeadingProps = {
  as: 'h2' | 'h3' | 'h4';
  id: string;
  /** The heading's words alone. */
  text: string;
  children: ReactNode;
  translations: HeadingTranslations;
};

/** A heading and the link to it, which also goes to the clipboard. Without script it is a plain link. */
export function DocumentHeading({ as: Heading, id, text, children, translations }: DocumentHeadingProps) {
  const [state, setState] = useState<'resting' | 'copied' | 'not-copied'>('resting');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, location.href).href);
      setState('copied');
    } catch {
      // The browser follows the link, so the address bar holds it.
      setState('not-copied');
    }
  };

  return (
    <div className={styles.root} data-level={Heading} data-state={state}>
      <Heading id={id}>{children}</Heading>
      <a
        className={styles.link}
        href={`#${id}`}
        aria-label={translations.copyLink(text)}
        onClick={() => void copy()}
        onBlur={() => setState('resting')}
      >
        {state === 'copied' ? <CheckIcon size={20} /> : <LinkIcon size={20} />}
      </a>
      <output className={styles.status}>
        {state === 'copied' && translations.copied}
        {state === 'not-copied' && translations.notCopied}
      </output>
    </div>
  );
}
