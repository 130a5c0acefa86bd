import { type ComponentPropsWithRef, type UIEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChevronIcon, CopyIcon, DownloadIcon, WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './EventLog.css.ts';
import { type EventLogEntry, isAtEnd, logText } from './logText.ts';

export type { EventLogEntry } from './logText.ts';

export type EventLogTranslations = {
  /** "Copy log" */
  copy: string;
  /** Shown and announced once it is on the clipboard: "Copied". */
  copied: string;
  /** Shown and announced where the browser refuses; all of it is then selected: "Selected. Copy it by hand." */
  notCopied: string;
  /** "Save log" */
  save: string;
  /** Back to the end, after scrolling up: "Newest". */
  newest: string;
  /** What stands in an empty log. */
  empty: string;
  /** What the icons of marked entries say. */
  caution: string;
  /** The word for a critical event: "Error". */
  critical: string;
};

export type EventLogProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** Its heading, and its name. */
  title: string;
  /** From the oldest to the newest. */
  entries: readonly EventLogEntry[];
  /** Name of the file that saving makes. @default 'event-log.txt' */
  fileName?: string | undefined;
  /** Its words, in the language of the page. */
  translations: EventLogTranslations;
};

/**
 * What has happened, line by line, to be copied or saved for support. The newest line is in view,
 * unless the reader has scrolled up; new lines are read out politely.
 */
export function EventLog({
  title,
  entries,
  fileName = 'event-log.txt',
  translations,
  className,
  ...rest
}: EventLogProps) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  const [atEnd, setAtEnd] = useState(true);
  const view = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  const id = useId();
  const isEmpty = entries.length === 0;

  const toEnd = () => {
    if (view.current) view.current.scrollTop = view.current.scrollHeight;
  };

  // Lines also grow below the view, as when a font arrives: only a reader who scrolls up leaves the end.
  const noteScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    if (isAtEnd(currentTarget)) setAtEnd(true);
    else if (currentTarget.scrollTop < lastTop.current) setAtEnd(false);
    lastTop.current = currentTarget.scrollTop;
  };

  // After every render: any may have brought a line.
  useLayoutEffect(() => {
    if (atEnd) toEnd();
  });

  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(logText(entries));
      setCopy('copied');
    } catch {
      // No permission, or no secure connection: what is left is to copy by hand.
      if (view.current) window.getSelection()?.selectAllChildren(view.current);
      setCopy('refused');
    }
  };

  const save = () => {
    const address = URL.createObjectURL(new Blob([logText(entries)], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  };

  const copyWords = { idle: '', copied: translations.copied, refused: translations.notCopied }[copy];

  return (
    <section className={cx(styles.root, className)} aria-labelledby={id} {...rest}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isEmpty ? null : (
          <div className={styles.actions}>
            <output className={styles.copied}>{copyWords}</output>
            <Button size="toolbar" start={<CopyIcon size={20} />} onClick={() => void copyAll()}>
              {translations.copy}
            </Button>
            <Button size="toolbar" start={<DownloadIcon size={20} />} onClick={save}>
              {translations.save}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.frame}>
        <div
          ref={view}
          className={styles.view}
          role="log"
          aria-live="polite"
          aria-labelledby={id}
          // A view that scrolls must be reached by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for that reason
          tabIndex={0}
          onScroll={noteScroll}
        >
          {isEmpty ? <p className={styles.empty}>{translations.empty}</p> : null}
          {entries.map(({ id: key, time, text, tone = 'info' }) => (
            <p key={key} className={styles.entry} data-tone={tone}>
              <span className={styles.time}>{time}</span>
              {/* Copied by hand, time and words do not run together. */}
              <VisuallyHidden>{'  '}</VisuallyHidden>
              <span className={styles.text}>
                {tone === 'info' ? null : (
                  <WarningIcon className={styles.icon} size={16} title={translations[tone]} />
                )}
                {text}
              </span>
            </p>
          ))}
        </div>
        {atEnd ? null : (
          <Button
            className={styles.newest}
            size="toolbar"
            end={<ChevronIcon size={16} />}
            onClick={() => {
              toEnd();
              // The button goes away; the focus must not go with it.
              view.current?.focus();
            }}
          >
            {translations.newest}
          </Button>
        )}
      </div>
    </section>
  );
}
