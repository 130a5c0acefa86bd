import { createElement, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** The element it renders. Output is a polite live region. @default 'span' */
  as?: 'span' | 'output';
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
};

/** Text for assistive technology alone. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const attributes = { className: cx(styles.root, className), ...rest };
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, attributes);
}
