import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Stack.css.ts';

export type StackProps = ComponentPropsWithRef<'div'> & {
  /** The element it renders. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** Space between its parts. @unit px @default 16 */
  gap?: 0 | 4 | 12 | 16 | 24 | 32 | 48 | 64 | undefined;
  /** stretch: parts fill the column; start: they are as wide as they need. @default 'stretch' */
  align?: 'stretch' | 'start' | undefined;
  /** Stays in view beside a longer column, below the strip of tabs. Not on phones. @default false */
  sticky?: boolean | undefined;
  /** A hairline above sets it apart from the way that most take. @default false */
  line?: boolean | undefined;
  /** Left out where no script runs: nothing in it works without one. @default false */
  scriptedOnly?: boolean | undefined;
};

/** Parts below each other, at one distance. */
export function Stack({
  as: Element = 'div',
  gap = 16,
  align = 'stretch',
  sticky = false,
  line = false,
  scriptedOnly = false,
  className,
  ...rest
}: StackProps) {
  return (
    <Element
      className={cx(styles.root, className)}
      data-gap={gap}
      data-align={align === 'start' ? 'start' : undefined}
      data-sticky={sticky ? '' : undefined}
      data-line={line ? '' : undefined}
      data-scripted-only={scriptedOnly ? '' : undefined}
      {...rest}
    />
  );
}
