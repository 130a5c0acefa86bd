import type { ReactNode } from 'react';
import { FactList, type FactListProps } from '../../../components/FactList/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ParcelSlip.css.ts';

export type ParcelSlipProps = Omit<FactListProps, 'items' | 'layout' | 'ruled'> & {
  /** What it says, in this order. */
  items: readonly (FactListProps['items'][number] & {
    /** The name of the fact in the language of whoever opens the parcel; it stands on paper only. */
    otherName?:
      | {
          /** BCP 47 tag. */
          lang: string;
          /** The name. */
          text: string;
        }
      | undefined;
  })[];
  /** A picture to scan the number from: a QrPicture. @default none */
  code?: ReactNode;
};

/**
 * What was asked for, in the customer's own words and lines. On paper it goes into the parcel with the device: what
 * stands beside it on the page is left out there.
 */
export function ParcelSlip({ items, code, className, ...rest }: ParcelSlipProps) {
  return (
    <div className={cx(styles.root, className)}>
      {code === undefined ? null : <div className={styles.code}>{code}</div>}
      <FactList
        className={styles.facts}
        layout="narrow"
        items={items.map(({ otherName, name, ...item }) => ({
          ...item,
          name: otherName ? (
            <>
              {name}
              <span className={styles.other} lang={otherName.lang}>
                {otherName.text}
              </span>
            </>
          ) : (
            name
          ),
        }))}
        {...rest}
      />
    </div>
  );
}
