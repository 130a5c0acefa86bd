import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ClockIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { Accordion } from '../Accordion/index.ts';
import * as styles from './SiteFooter.css.ts';

export type FooterProduct = {
  /** The model's code. */
  code: string;
  /** The product's page. */
  href: string;
  /** Its key figure. @default none */
  figure?: ReactNode;
};

export type FooterGroup = {
  /** Name of the group. */
  label: string;
  /** Its products. */
  items: readonly FooterProduct[];
};

export type FooterCode = {
  /** What the code leads to, shown under it. */
  label: string;
  /** Address of the QR picture, 112 px square on white. */
  src: string;
  /** Text alternative of the QR picture. */
  alt: string;
};

export type FooterContact = {
  /** Whom one reaches. */
  label: string;
  /** The number as it is read, and its `tel:` address. */
  phone: {
    /** The number as it is read. */
    text: string;
    /** Its `tel:` address. */
    href: string;
  };
  /** Lines under the number, such as the hours. @default none */
  lines?: readonly ReactNode[];
  /**
   * Whether someone answers now. `null` keeps the line's place while that is not yet known, as in
   * prerendered HTML. @default no such line
   */
  status?: {
    /** Whether someone answers now. */
    open: boolean;
    /** The same in words. */
    text: string;
  } | null;
};

export type FooterLink = {
  /** The words that are seen. */
  label: string;
  /** Where it leads. */
  href: string;
};

export type FooterLegal = {
  /** The words that are seen. */
  label: ReactNode;
  /** Where it leads. @default nowhere: it is a word */
  href?: string | undefined;
  /** An action instead of a link: "Desktop version". Not shown where there is no script to do it. */
  onPress?: (() => void) | undefined;
  /** Keeps an action to screens above 768 px, where it makes a difference. @default false */
  wideOnly?: boolean | undefined;
};

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'children'> & {
  /** Groups of links, folded on phones. */
  groups: readonly FooterGroup[];
  /** Codes to scan, each with its name. */
  codes: readonly FooterCode[];
  /** Ways to reach the company. */
  contacts: readonly FooterContact[];
  /** Pages that no menu has, in a line of their own. @default none */
  links?: readonly FooterLink[] | undefined;
  /** Copyright, filing number, links. */
  legal: readonly FooterLegal[];
  /** Headings of the parts. */
  translations: {
    /** Heading of the products. */
    products: string;
    /** Heading of the codes to scan. */
    codes: string;
    /** Heading of the contacts. */
    contacts: string;
    /** Name of the line of links; with `links`. */
    links?: string | undefined;
  };
  /** Height of a row of the product groups: a group of n products is (n + 1) times as tall. @unit px @default 36 */
  rowHeight?: number | undefined;
  /** Night, or paper. @default 'night' */
  theme?: 'night' | 'sheet';
};

/**
 * The frame's foot. Its product groups are an Accordion: one is open at a time, tapping it again collapses it, they need no
 * script, and a find in the page opens them.
 */
export function SiteFooter({
  groups,
  codes,
  contacts,
  links = [],
  legal,
  translations,
  rowHeight,
  theme = 'night',
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer className={cx(styles.root, className)} data-theme={theme} {...rest}>
      <div className={styles.columns}>
        <section className={styles.products}>
          <h2 className={styles.heading}>{translations.products}</h2>
          <Accordion
            size="row"
            exclusive
            rowHeight={rowHeight}
            items={groups.map(({ label, items }) => ({
              key: label,
              label,
              content: (
                <ul className={styles.list}>
                  {items.map(({ code, href, figure }) => (
                    <li key={href} className={styles.entry}>
                      <a className={styles.product} href={href}>
                        <span className={styles.code}>{code}</span>
                        {figure !== undefined && <span className={styles.figure}>{figure}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
              ),
            }))}
          />
        </section>
        <section>
          <h2 className={styles.heading}>{translations.codes}</h2>
          <div className={styles.codes}>
            {codes.map((code) => (
              <figure key={code.label}>
                <img
                  className={styles.qr}
                  loading="lazy"
                  src={code.src}
                  width={112}
                  height={112}
                  alt={code.alt}
                />
                <figcaption className={styles.caption}>{code.label}</figcaption>
              </figure>
            ))}
          </div>
        </section>
        <section aria-label={translations.contacts}>
          <ul className={styles.contacts}>
            {contacts.map((contact) => (
              <li key={contact.label}>
                <Contact {...contact} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {links.length > 0 && (
        <nav className={styles.links} aria-label={translations.links}>
          <ul className={styles.linkList}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles.legal}>
        {legal.map(({ label, href, onPress, wideOnly }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a fixed line of words, which may be elements
            key={index}
            className={styles.legalItem}
            data-action={onPress && (wideOnly ? 'wide' : 'always')}
          >
            <Legal label={label} href={href} onPress={onPress} />
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Legal({ label, href, onPress }: FooterLegal) {
  if (href !== undefined) {
    return (
      <a className={styles.legalLink} href={href}>
        {label}
      </a>
    );
  }
  if (!onPress) return label;
  return (
    <button type="button" className={styles.legalLink} onClick={onPress}>
      {label}
    </button>
  );
}

function Contact({ label, phone, lines = [], status }: FooterContact) {
  return (
    <>
      <p className={styles.contactLabel}>{label}</p>
      <a className={styles.phone} href={phone.href}>
        {phone.text}
      </a>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list of lines, which may be elements
        <p key={index} className={styles.contactLine}>
          {line}
        </p>
      ))}
      {status !== undefined && (
        <p className={styles.status} data-open={status?.open}>
          {status && (
            <>
              <ClockIcon size={16} />
              {status.text}
            </>
          )}
        </p>
      )}
    </>
  );
}
