import { createElement, type HTMLAttributes, type Ref } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** The element it renders. Output is a polite live region. @default 'span' */
  as?: 'span' | 'output';
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
};

/** Text for assistive technology alone. */
export function VisuallyHidden({ as = 'span', className, children, ...rest }: VisuallyHiddenProps) {
  const attributes = { className: cx(styles.root, className), ...rest };
  const words = as === 'output' ? <Arriving>{children}</Arriving> : children;
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, attributes, words);
}
