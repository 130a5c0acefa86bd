import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './StatusPage.css.ts';

export type StatusPageProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The status, set as a code: 404, 403. */
  code: string;
  /** The heading. */
  title: ReactNode;
  /** What it means and what to do next. */
  text: ReactNode;
  /** Buttons and links that lead on. @default none */
  actions?: ReactNode;
};

/** A page that says why there is nothing to see: a large code that falls into the dark, and the ways on. */
export function StatusPage({ code, title, text, actions, className, children, ...rest }: StatusPageProps) {
  return (
    <section className={cx(styles.root, className)} {...rest}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </section>
  );
}
