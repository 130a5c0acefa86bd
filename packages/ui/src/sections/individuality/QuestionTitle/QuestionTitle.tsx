import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './QuestionTitle.css.ts';

export type QuestionTitleProps = ComponentPropsWithRef<'h2'>;

/** The question at hand, large, as the legend of its choices. It can be given the focus when it comes up. */
export function QuestionTitle({ className, children, ...rest }: QuestionTitleProps) {
  return (
    <h2 className={cx(styles.root, className)} tabIndex={-1} {...rest}>
      {children}
    </h2>
  );
}
