import { useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './ContactCard.css.ts';

export type CopyPhoneTranslations = {
  /** Name of the button: "Copy +86 000 0000 0000". */
  copy: (phone: string) => string;
  /** Shown and announced once it is on the clipboard: "Copied". */
  copied: string;
  /** Where the browser refuses; the number is then selected: "Selected. Copy it by hand." */
  notCopied: string;
};

type CopyPhoneProps = {
  label: string;
  phone: { text: string; href: string };
  translations: CopyPhoneTranslations;
};

/** A number to call, or to carry to another phone. */
export function CopyPhone({ label, phone, translations }: CopyPhoneProps) {
  const number = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'resting' | 'copied' | 'notCopied'>('resting');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone.text);
      setState('copied');
    } catch {
      // Refused, or no secure address: what is selected can be copied by hand.
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setState('notCopied');
    }
  };

  return (
    <>
      <p className={styles.label}>
        {label} <output className={styles.copied}>{state === 'resting' ? '' : translations[state]}</output>
      </p>
      <div className={styles.line}>
        <a ref={number} className={styles.phone} href={phone.href} dir="ltr">
          {phone.text}
        </a>
        <IconButton
          className={styles.copy}
          label={translations.copy(phone.text)}
          variant="quiet"
          size="toolbar"
          onClick={() => void copy()}
        >
          {state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        </IconButton>
      </div>
    </>
  );
}
