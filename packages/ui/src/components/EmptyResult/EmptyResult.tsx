import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Plate } from '../Plate/index.ts';
import * as styles from './EmptyResult.css.ts';

export type EmptyResultProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** What was not found. */
  title: ReactNode;
  /** Why, and what comes nearest. */
  text?: ReactNode;
  /** The nearest model that there is. */
  nearest?:
    | {
        /** Where it leads. */
        href: string;
        /** The model's code. */
        code: string;
        /** Cells of its plate: type, figure. */
        cells?: readonly ReactNode[] | undefined;
      }
    | undefined;
  /** The way out: a button that shows all. */
  action?: ReactNode;
};

/** Nothing fits the filter: says so, names the nearest model and shows the way out. */
export function EmptyResult({ title, text, nearest, action, className, ...rest }: EmptyResultProps) {
  return (
    <div className={cx(styles.empty, className)} {...rest}>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {nearest === undefined ? null : <Plate href={nearest.href} code={nearest.code} cells={nearest.cells} />}
      {action}
    </div>
  );
}
