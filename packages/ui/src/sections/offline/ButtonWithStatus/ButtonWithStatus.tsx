import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../components/Button/index.ts';
import { LiveStatus } from '../../../components/LiveStatus/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ButtonWithStatus.css.ts';

export type ButtonWithStatusProps = ButtonProps & {
  /** What went wrong, read out and seen below the button. @default nothing */
  status?: ReactNode;
  /** False where the button could do nothing: its place stays empty. @default true */
  shown?: boolean | undefined;
};

/** A button that says below itself why it did not work. Not on paper. */
export function ButtonWithStatus({ status, shown = true, className, ...rest }: ButtonWithStatusProps) {
  return (
    <span className={cx(styles.root, className)} data-state={shown ? 'shown' : 'unseen'}>
      <Button {...rest} />
      <LiveStatus className={styles.status} size="sm" tone="critical">
        {status}
      </LiveStatus>
    </span>
  );
}
