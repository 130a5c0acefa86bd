import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Breadcrumb.css.ts';

export type BreadcrumbItem = {
  /** Name of the page. */
  label: string;
  /** Its address. The page shown has none. @default none: a step without a page of its own */
  href?: string | undefined;
};

export type BreadcrumbProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  /** Name of the navigation, without that word. */
  label: string;
  /** The way here, the page shown last. */
  items: readonly BreadcrumbItem[];
};

/** Where the page stands in the site. */
export function Breadcrumb({ label, items, className, ...rest }: BreadcrumbProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item}>
            <Step {...item} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, href, current }: BreadcrumbItem & { current: boolean }) {
  if (current) {
    return (
      <span className={styles.current} aria-current="page">
        {label}
      </span>
    );
  }
  if (href === undefined) return <span>{label}</span>;
  return (
    <a className={styles.link} href={href}>
      {label}
    </a>
  );
}
