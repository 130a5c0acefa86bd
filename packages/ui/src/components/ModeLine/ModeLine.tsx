import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import * as styles from './ModeLine.css.ts';

export type ModeLineProps = ComponentPropsWithRef<'div'> & {
  /** The sign as a word: "Information". */
  toneLabel: string;
  /** The way out of it. */
  action: ReactNode;
  /** Which mode it is, in a sentence; said when it comes. */
  children: ReactNode;
};

/** One line between hairlines: that a page is in another mode than usual, and the way out of it. */
export function ModeLine({ toneLabel, action, className, children, ...rest }: ModeLineProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <output className={styles.words}>
        <Arriving>
          <InfoIcon size={20} title={toneLabel} />
          {children}
        </Arriving>
      </output>
      {action}
    </div>
  );
}
