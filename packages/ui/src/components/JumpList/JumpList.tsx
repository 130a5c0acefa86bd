import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { Plate } from '../Plate/index.ts';
import * as styles from './JumpList.css.ts';

export type JumpListProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Name of the landmark, shown above. */
  label: string;
  /** Codes that are ids on the page. */
  codes: readonly string[];
};

/** The way to each model of a page. */
export function JumpList({ label, codes, className, ...rest }: JumpListProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {codes.map((code) => (
        <Plate key={code} code={code} href={`#${code}`} />
      ))}
    </nav>
  );
}
