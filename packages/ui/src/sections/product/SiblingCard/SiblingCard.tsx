import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SiblingCard.css.ts';

export type SiblingCardProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & {
  /** The page that it leads to. */
  href: string;
  /** Code of the product. */
  code: string;
  /** The key figure, and a second one muted. */
  figures: readonly ReactNode[];
  /** Against the model at hand: "−1 500 lm, −85 g". */
  difference?: ReactNode;
  /** Cut-out, 4:3. */
  picture?: ReactNode;
};

/** A model of the same family to compare with. */
export function SiblingCard({ code, figures, difference, picture, className, ...rest }: SiblingCardProps) {
  return (
    <a className={cx(styles.card, className)} {...rest}>
      <span className={styles.text}>
        <span className={styles.code} style={customProperties({ '--characters': code.length })}>
          {code}
        </span>
        <span className={styles.figures}>
          {figures.map((figure, index) => (
            // Figures have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles.figure}>
              {figure}
            </span>
          ))}
        </span>
        {difference ? <span className={styles.difference}>{difference}</span> : null}
      </span>
      {picture ? <span className={styles.picture}>{picture}</span> : null}
    </a>
  );
}
