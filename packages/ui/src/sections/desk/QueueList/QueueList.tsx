import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Plate } from '../../../components/Plate/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './QueueList.css.ts';

export type QueueListItem = {
  /** Number of the request, by which it is quoted. */
  number: string;
  /** Where it is opened. */
  href: string;
  /** Code of the model it is about. */
  code: string;
  /** What is asked for: "Repair". */
  kind: string;
  /** How the customer describes it, on one line. */
  summary: string;
  /** The device and where the request stands: "T90-24-01877 · Inspecting". */
  place: ReactNode;
  /** Until when something is promised, or who is waited for: "due today". */
  due: ReactNode;
  /** How pressing that is. @default 'calm' */
  urgency?: 'calm' | 'soon' | 'late' | undefined;
  /** Who has it: "You". @default nobody */
  holder?: ReactNode;
  /** It is open beside the list. @default false */
  current?: boolean | undefined;
};

export type QueueListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The requests, what presses most first. */
  items: readonly QueueListItem[];
};

/** Requests that staff work on, a row each that opens it. */
export function QueueList({ items, className, ...rest }: QueueListProps) {
  return (
    <ol className={cx(styles.root, className)} {...rest}>
      {items.map(
        ({ number, href, code, kind, summary, place, due, urgency = 'calm', holder, current = false }) => (
          <li key={number}>
            <a
              className={styles.row}
              href={href}
              aria-current={current ? 'true' : undefined}
              data-request={number}
            >
              <span className={styles.number} translate="no">
                {number}
              </span>
              <span className={styles.plate}>
                <Plate code={code} cells={[kind]} translate="no" />
              </span>
              <span className={styles.due} data-urgency={urgency}>
                {due}
              </span>
              <span className={styles.summary}>{summary}</span>
              <span className={styles.place}>{place}</span>
              <span className={styles.holder}>{holder}</span>
            </a>
          </li>
        ),
      )}
    </ol>
  );
}
