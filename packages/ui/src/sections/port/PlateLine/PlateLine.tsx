import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Plate } from '../../../components/Plate/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './PlateLine.css.ts';

export type PlateLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** The model's code. */
    code: string;
    /** Cells after the code. */
    cells?: readonly ReactNode[] | undefined;
  }[];
};

/** Plates in a line: what belongs together. */
export function PlateLine({ items, className, ...rest }: PlateLineProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {items.map(({ code, cells }) => (
        <Plate key={code} code={code} cells={cells} />
      ))}
    </div>
  );
}
