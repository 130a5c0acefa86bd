import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './StatusPage.css.ts';

export type StatusPageProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The status, as a code: 403. Where the picture says it, leave it out. @default none */
  code?: string | undefined;
  /** The heading. */
  title: ReactNode;
  /** What it means and what to do next. */
  text: ReactNode;
  /** The one light of the page: a BeamCode above, a LedMatrix beside. */
  picture: ReactNode;
  /** above: as wide as the page, and texts and actions share the line below it; beside: at the end. @default 'beside' */
  layout?: 'above' | 'beside' | undefined;
  /** Buttons and links that lead on. @default none */
  actions?: ReactNode;
};

/** A page that says why there is nothing to see: one light in the dark, what it means, and the ways on. */
export function StatusPage({
  code,
  title,
  text,
  picture,
  layout = 'beside',
  actions,
  className,
  children,
  ...rest
}: StatusPageProps) {
  return (
    <section className={cx(styles.root, className)} data-theme="night" data-layout={layout} {...rest}>
      {layout === 'above' ? picture : <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {code !== undefined && <p className={styles.code}>{code}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.ways}>
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </section>
  );
}
