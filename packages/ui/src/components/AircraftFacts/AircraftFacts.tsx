import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { FactList, type FactListProps } from '../FactList/index.ts';
import { LineDrawing } from '../LineDrawing/index.ts';
import * as styles from './AircraftFacts.css.ts';

export type AircraftFactsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Plan of the aircraft: address of an SVG in `currentColor`, and what it shows. */
  plan: {
    /** Address of the SVG. */
    src: string;
    /** Text alternative: what the drawing shows. */
    alt: string;
  };
  /** What is known of the aircraft, as pairs of a name and a text. */
  items: FactListProps['items'];
};

/** What an aircraft gives a payload, beside its plan. */
export function AircraftFacts({ plan, items, className, ...rest }: AircraftFactsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <LineDrawing className={styles.plan} {...plan} />
      <FactList items={items} />
    </div>
  );
}
