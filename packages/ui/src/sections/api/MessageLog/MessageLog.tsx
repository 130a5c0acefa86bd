import { type ComponentPropsWithRef, useId } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { WarningIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './MessageLog.css.ts';

export type LoggedMessage = {
  /** Unique and unchanging within the log. */
  id: string | number;
  /** When, as it is shown: "02:14:07.118". */
  time: string;
  /** Whether it went out or came in. */
  direction: 'sent' | 'received';
  /** Topic or path that it went over. */
  topic: string;
  /** What it is, within the topic: a method. @default none */
  name?: string | undefined;
  /** What was in it. */
  body: string;
  /** Why it is marked: the words of an error code. A message with a fault is marked by an icon. @default none */
  fault?: string | undefined;
};

export type MessageLogProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** What stands over it, and names it. */
  title: string;
  /** From the oldest to the newest; the newest is shown on top. */
  messages: readonly LoggedMessage[];
  /** Its words, in the language of the page. */
  translations: {
    /** What the arrow of a message that went out says: "Sent". */
    sent: string;
    /** What the arrow of one that came in says: "Received". */
    received: string;
    /** What the icon of a marked message says: "Refused or failed". */
    fault: string;
    /** What stands in an empty log. */
    empty: string;
  };
};

/** Messages that went to and fro between two programs, the newest on top; new ones are read out politely. */
export function MessageLog({ title, messages, translations, className, ...rest }: MessageLogProps) {
  const id = useId();
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <div
        className={styles.view}
        role="log"
        aria-live="polite"
        aria-labelledby={id}
        // A view that scrolls must be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for that reason
        tabIndex={0}
      >
        {messages.length === 0 ? <p className={styles.empty}>{translations.empty}</p> : null}
        {messages.toReversed().map(({ id: key, time, direction, topic, name, body, fault }) => (
          <div key={key} className={styles.message} data-direction={direction}>
            <p className={styles.head}>
              <span className={styles.time}>{time}</span>
              {/* Arrows turn with the page: out is forward. */}
              <span className={styles.arrow} aria-hidden="true">
                {direction === 'sent' ? '→' : '←'}
              </span>
              <VisuallyHidden>{translations[direction]}</VisuallyHidden>
              <span className={styles.name}>{name ?? topic}</span>
              {name === undefined ? null : <span className={styles.topic}>{topic}</span>}
            </p>
            <p className={styles.body} dir="ltr" translate="no">
              {body}
            </p>
            {fault === undefined ? null : (
              <p className={styles.fault}>
                <WarningIcon size={16} title={translations.fault} />
                {fault}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
