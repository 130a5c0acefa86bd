import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ContactCards.css.ts';

export type ContactCardsProps = ComponentPropsWithRef<'div'>;

/** The contact cards of all regions, with their numbers at one height. */
export function ContactCards({ className, ...rest }: ContactCardsProps) {
  return <div className={cx(styles.root, className)} {...rest} />;
}
