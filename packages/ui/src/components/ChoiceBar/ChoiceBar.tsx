import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { useBottomBar } from '../../lib/bottomBar.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './ChoiceBar.css.ts';

export type ChoiceBarProps = ComponentPropsWithRef<'aside'> & {
  /** What has been chosen so far; read out politely when it changes. */
  children: ReactNode;
  /** What can be done with the choice. */
  actions: ReactNode;
};

/** Stays at the lower edge of the view while something is chosen on the page, and says what can be done with it. */
export function ChoiceBar({ actions, className, children, ...rest }: ChoiceBarProps) {
  const last = useRef<HTMLDivElement>(null);
  useBottomBar(last);
  return (
    <aside className={cx(styles.root, className)} {...rest}>
      <output className={styles.text}>
        <Arriving>{children}</Arriving>
      </output>
      <div ref={last} className={styles.actions}>
        {actions}
      </div>
    </aside>
  );
}
