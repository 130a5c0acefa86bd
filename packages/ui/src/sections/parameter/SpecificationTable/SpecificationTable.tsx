import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SpecificationTable.css.ts';

export type SpecificationRow = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What is specified. */
  label: ReactNode;
  /** Where the label leads. @default none */
  href?: string | undefined;
  /** A Figure, or words. */
  value: ReactNode;
};

export type SpecificationGroup = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Name of the group, its heading. */
  label: ReactNode;
  /** The rows of the group. */
  rows: readonly SpecificationRow[];
};

export type SpecificationTableProps = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  /** What the table is about: read aloud, not shown. */
  caption: string;
  /** Rows of the table, in groups with a heading. */
  groups: readonly SpecificationGroup[];
};

/** The parameters of one model, in groups: label and value share a row. */
export function SpecificationTable({ caption, groups, className, ...rest }: SpecificationTableProps) {
  return (
    <table className={cx(styles.table, className)} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {groups.map((group) => (
        <tbody key={group.key} className={styles.group}>
          <tr>
            <th className={styles.groupLabel} scope="rowgroup" colSpan={2}>
              {group.label}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              <th className={styles.label} scope="row">
                {row.href === undefined ? (
                  row.label
                ) : (
                  <a className={styles.link} href={row.href}>
                    {row.label}
                  </a>
                )}
              </th>
              <td className={styles.value}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
