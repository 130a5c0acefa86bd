import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DeviceGrid.css.ts';

export type DeviceGridItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** Address of the plan drawing (SVG); drawn in the text colour through a mask. */
  plan: string;
  /** The model's code. */
  code: string;
  /** What it is called. */
  name: ReactNode;
  /** "26 payloads" */
  count: ReactNode;
  /** "up to 6 000 g" */
  limit: ReactNode;
};

export type DeviceGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The devices, each with its facts and figures. */
  items: readonly DeviceGridItem[];
};

/** Aircraft as drawings in one frame with shared borders, four in a row, two on phones. Each is one link. */
export function DeviceGrid({ items, className, ...rest }: DeviceGridProps) {
  return (
    <ul className={cx(styles.grid, className)} {...rest}>
      {items.map(({ key, href, plan, code, name, count, limit }) => (
        <li key={key} className={styles.item}>
          <a className={styles.link} href={href}>
            <span className={cx(styles.drawing, styles.light)}>
              <LineDrawing src={plan} />
            </span>
            <span className={styles.code}>{code}</span>
            <span className={styles.facts}>
              <span>{count}</span>
              <span className={styles.quiet}>{limit}</span>
            </span>
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
