import { cx } from '../../theme/cx.ts';
import { FactList, type FactListProps } from '../FactList/index.ts';
import * as styles from './ParcelSlip.css.ts';

export type ParcelSlipProps = Omit<FactListProps, 'layout' | 'ruled'>;

/**
 * What was asked for, in the customer's own words and lines. On paper it goes into the parcel with the device: what
 * stands beside it on the page is left out there.
 */
export function ParcelSlip({ className, ...rest }: ParcelSlipProps) {
  return <FactList className={cx(styles.root, className)} layout="narrow" {...rest} />;
}
