import type { ComponentPropsWithRef } from 'react';
import { ArrowRightIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Link.css.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Where it leads. */
  href: string;
  /** Text is underlined and stands in a sentence or alone; arrow leads on and is 44 px tall. @default 'text' */
  variant?: 'text' | 'arrow';
};

/** A link in words. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a className={cx(styles.root, className)} data-variant={variant} {...rest}>
      {variant === 'arrow' ? (
        <>
          <span>{children}</span>
          <ArrowRightIcon size={20} />
        </>
      ) : (
        children
      )}
    </a>
  );
}
