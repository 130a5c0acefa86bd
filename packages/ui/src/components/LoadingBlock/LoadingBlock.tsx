import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './LoadingBlock.css.ts';

export type LoadingBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is being loaded, in words. @default none */
  label?: ReactNode;
  /** As many lines as will stand there. */
  lines: number;
};

/** A part of a page that is on its way: busy for assistive technology, lines of a skeleton for the eye. */
export function LoadingBlock({ label, lines, className, ...rest }: LoadingBlockProps) {
  return (
    <div className={cx(styles.root, className)} aria-busy="true" {...rest}>
      {label && (
        <Text size="sm" tone="quiet">
          {label}
        </Text>
      )}
      <Skeleton lines={lines} />
    </div>
  );
}
