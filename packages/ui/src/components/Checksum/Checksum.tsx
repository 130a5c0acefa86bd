import { type ComponentPropsWithRef, Fragment, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Checksum.css.ts';
import { groupsOf } from './groups.ts';

export type ChecksumTranslations = {
  /** Name of the copy button. */
  copy: string;
  /** Said once it is on the clipboard: "Copied". */
  copied: string;
  /** What is announced where the browser does not copy: the sum is then selected. */
  notCopied: string;
};

export type ChecksumProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Hex digits, without gaps. */
  sum: string;
  /** The button stands at the end of the whole line. @default false */
  wide?: boolean | undefined;
  /** Its words, in the language of the page. */
  translations: ChecksumTranslations;
};

/**
 * A sum to compare with that of a file. It is set in groups of eight; the button and a copied selection
 * give it without gaps, as a checking tool wants it.
 */
export function Checksum({ sum, wide = false, translations, className, ...rest }: ChecksumProps) {
  const code = useRef<HTMLElement>(null);
  const [state, setState] = useState<'resting' | 'copied' | 'not-copied'>('resting');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sum);
      setState('copied');
    } catch {
      // Refused, or no secure address: what is selected can be copied by keyboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setState('not-copied');
    }
  };

  return (
    <div
      className={cx(styles.line, className)}
      data-wide={wide ? '' : undefined}
      data-state={state}
      {...rest}
    >
      <code ref={code} className={styles.sum} dir="ltr">
        {groupsOf(sum).map((group, index) => (
          // The groups of a sum have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <span className={styles.group}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
      <IconButton
        className={styles.copy}
        variant="quiet"
        size="toolbar"
        label={translations.copy}
        onClick={() => void copy()}
      >
        {state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      </IconButton>
      <output className={styles.status}>
        {state === 'copied' && translations.copied}
        {state === 'not-copied' && translations.notCopied}
      </output>
    </div>
  );
}
