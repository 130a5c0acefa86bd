import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import * as styles from './ReferenceNumber.css.ts';

export type ReferenceNumberTranslations = {
  /** What it is the number of. */
  label: string;
  /** Name of the button that copies it: "Copy". */
  copy: string;
  /** Said once it is on the clipboard: "Copied". */
  copied: string;
  /** What is announced where the browser does not copy: the number is then selected. */
  notCopied: string;
};

export type ReferenceNumberProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The number, which can be copied. */
  number: string;
  /** Its words, in the language of the page. */
  translations: ReferenceNumberTranslations;
};

/** The one number to write down, large on a plate, with a button that copies it. */
export function ReferenceNumber({ number, translations, className, ...rest }: ReferenceNumberProps) {
  const labelId = useId();
  const shown = useRef<HTMLElement>(null);
  const [state, setState] = useState<'resting' | 'copied' | 'notCopied'>('resting');
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setState('copied'),
      () => {
        // Refused, or no secure address: what is selected can be copied by keyboard.
        if (shown.current) getSelection()?.selectAllChildren(shown.current);
        setState('notCopied');
      },
    );
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p className={styles.label} id={labelId}>
        {translations.label}
      </p>
      <figure ref={shown} className={styles.number} aria-labelledby={labelId} translate="no">
        {number}
      </figure>
      <div className={styles.copy}>
        <Button
          size="toolbar"
          variant="quiet"
          start={state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {translations.copy}
        </Button>
      </div>
      <output className={styles.status}>{state === 'resting' ? null : translations[state]}</output>
    </div>
  );
}
