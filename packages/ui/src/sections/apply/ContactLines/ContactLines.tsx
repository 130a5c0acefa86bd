import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  type OpeningHours,
  OpenState,
  type OpenStateTranslations,
} from '../../../components/ContactCard/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ContactLines.css.ts';

export type ContactLinesProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The offices, a line each. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Whom it serves: "China", "The Americas". */
    region: ReactNode;
    /** The number to call. */
    phone: {
      /** The number as it is read. */
      text: string;
      /** Its `tel:` address. */
      href: string;
    };
    /** When someone answers. @default not said */
    hours?: OpeningHours | undefined;
  }[];
  /** What time it is. @default the visitor's clock, read when the page runs */
  now?: Date | undefined;
  /** The visitor's time zone, by its IANA name. @default that of the browser */
  timeZone?: string | undefined;
  /** Its words, in the language of the page. */
  translations: OpenStateTranslations;
};

/** Whom to call, an office a line, and whether someone answers now. */
export function ContactLines({ items, now, timeZone, translations, className, ...rest }: ContactLinesProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, region, phone, hours }) => (
        <li key={key} className={styles.line}>
          <span className={styles.region}>{region}</span>
          <a className={styles.phone} href={phone.href} dir="ltr">
            {phone.text}
          </a>
          {hours && (
            <OpenState
              className={styles.state}
              hours={hours}
              now={now}
              timeZone={timeZone}
              translations={translations}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
