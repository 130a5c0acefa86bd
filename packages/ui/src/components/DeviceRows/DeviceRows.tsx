import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { FactList, type FactListProps } from '../FactList/index.ts';
import { Plate } from '../Plate/index.ts';
import * as styles from './DeviceRows.css.ts';

export type DeviceRowsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The devices, a row each. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Code of the model. */
    code: string;
    /** As it stands on the device: "SN 7Q2F". */
    serial: string;
    /** A Picture of the model, cut out, as decoration: the plate says what it is. @default none */
    picture?: ReactNode;
    /** What is known of it: short names, a few of them. */
    facts: FactListProps['items'];
    /** Links: what can be done with it. @default none */
    actions?: ReactNode;
  }[];
};

/** Devices that someone has, a row each: its picture and plate, and what is known of it. */
export function DeviceRows({ items, className, ...rest }: DeviceRowsProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, code, serial, picture, facts, actions }) => (
        <li key={key} className={styles.row}>
          <div className={styles.device} data-pictured={picture ? '' : undefined}>
            {picture}
            <Plate code={code} cells={[serial]} translate="no" />
          </div>
          <div className={styles.facts}>
            <FactList layout="narrow" ruled={false} items={facts} />
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
