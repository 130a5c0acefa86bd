import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Time } from '../../../components/Time/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './PrintedFrom.css.ts';

export type PrintedFromProps = Omit<ComponentPropsWithRef<'p'>, 'title' | 'children'> & {
  /** Whose sheet it is: "Maker T90". */
  title: ReactNode;
  /** What it belongs to: "Searchlights". */
  detail: ReactNode;
  /** The day in words, from a moment such as "2026-03-01T08:30:00.000Z". */
  formatDay: (moment: string) => string;
};

/** What a printed sheet has to say of itself in a file: whose it is, the page it was printed from, and when. On paper alone. */
export function PrintedFrom({ title, detail, formatDay, className, ...rest }: PrintedFromProps) {
  const [print, setPrint] = useState<{ address: string; moment: string }>();

  // Known at the moment of printing and not before; the sheet is laid out right after this event.
  useEffect(() => {
    const note = () =>
      flushSync(() => {
        const { origin, pathname, search } = window.location;
        setPrint({ address: `${origin}${pathname}${search}`, moment: new Date().toISOString() });
      });
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return (
    <p className={cx(styles.root, className)} {...rest}>
      <strong>{title}</strong>
      <span>{detail}</span>
      {print && (
        <>
          <span>{print.address}</span>
          <Time dateTime={print.moment}>{formatDay(print.moment)}</Time>
        </>
      )}
    </p>
  );
}
