import { type ComponentPropsWithoutRef, useCallback, useState } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './WhenSeen.css.ts';

export type WhenSeenProps = ComponentPropsWithoutRef<'div'>;

/** Renders what is in it once it is scrolled to, and keeps room for it until then. */
export function WhenSeen({ className, children, ...rest }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className={cx(styles.root, className)} {...rest}>
      {isSeen && children}
    </div>
  );
}
