import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../../components/Link/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './PhoneLine.css.ts';

export type PhoneLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** In front of the number, with its colon: "Or call support: ". */
  label: ReactNode;
  /** The number as it is written, and its `tel:` address. */
  phone: {
    /** The number as it is read. */
    text: string;
    /** Its `tel:` address. */
    href: string;
  };
  /** When someone answers. */
  hours: ReactNode;
  /** The way to the other numbers. @default none */
  more?:
    | {
        /** Where it leads. */
        href: string;
        /** The words that are seen. */
        label: string;
      }
    | undefined;
};

/** A number to call, when someone answers it, and the way to the other numbers. */
export function PhoneLine({ label, phone, hours, more, className, ...rest }: PhoneLineProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p>
        {label}
        <Link className={styles.phone} href={phone.href}>
          {phone.text}
        </Link>
      </p>
      <p className={styles.small}>{hours}</p>
      {more ? (
        <p className={styles.small}>
          <Link href={more.href}>{more.label}</Link>
        </p>
      ) : null}
    </div>
  );
}
