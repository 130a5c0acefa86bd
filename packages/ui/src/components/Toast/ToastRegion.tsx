import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cx } from '../../theme/cx.ts';
import { Banner, type Tone } from '../Banner/index.ts';
import { defaultDuration, stayOf } from './stay.ts';
import * as styles from './ToastRegion.css.ts';

export type ToastMessage = {
  /** Unique and unchanging. */
  id: string | number;
  /** What kind of message it is. Caution and critical stay until they are closed. @default 'info' */
  tone?: Tone | undefined;
  /** What has happened. */
  title: string;
  /** What it means and the next step. @default none */
  text?: string | undefined;
  /** The next step as an action. What cannot be reached otherwise does not belong here. @default none */
  actions?: ReactNode;
};

export type ToastTranslations = {
  /** Name of the region: "Messages". */
  region: string;
  /** Name of each close button. */
  dismiss: string;
  /** The tones as words. */
  tones: Record<Tone, string>;
};

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** From the oldest to the newest. */
  toasts: readonly ToastMessage[];
  /** Take this one out of `toasts`: its time is up, or it was closed. */
  onDismiss: (id: ToastMessage['id']) => void;
  /** Milliseconds that info and positive stay at least; caution and critical stay until closed. @unit ms @default 6000 */
  duration?: number | undefined;
  /** Its words, in the language of the page. */
  translations: ToastTranslations;
};

/**
 * Short messages at the edge of the view. One a page, and there from the start, for a region that
 * comes up together with its message is not read out. Good news is announced politely and goes by itself,
 * but not while the pointer or the focus is on it, nor in a hidden tab; bad news is announced at once and stays.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  duration = defaultDuration,
  translations,
  className,
  ...rest
}: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  const dismiss = (toast: Element | null, id: ToastMessage['id']) => {
    // The message goes away; the focus must not go with it.
    if (toast?.contains(document.activeElement)) cameFrom.current?.focus();
    setFocused(false);
    onDismiss(id);
  };

  const list = (messages: readonly ToastMessage[]) =>
    messages.map((toast) => (
      <Toast
        key={toast.id}
        {...toast}
        duration={duration}
        paused={pointed || focused}
        onDismiss={(element) => dismiss(element, toast.id)}
        translations={translations}
      />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches whether it is being read
    <section
      className={cx(styles.region, className)}
      aria-label={translations.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        setFocused(true);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      {...rest}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no paragraphs */}
      <div className={styles.list} role="status" aria-atomic="false">
        {list(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
      <div className={styles.list} role="alert" aria-atomic="false">
        {list(toasts.filter(isUrgent))}
      </div>
    </section>
  );
}

const isUrgent = ({ tone = 'info' }: ToastMessage) => stayOf(tone, 0, 0) === null;

type ToastProps = ToastMessage & {
  duration: number;
  paused: boolean;
  onDismiss: (element: Element | null) => void;
  translations: ToastTranslations;
};

function Toast({
  tone = 'info',
  title,
  text,
  actions,
  duration,
  paused,
  onDismiss,
  translations,
}: ToastProps) {
  const stay = stayOf(tone, title.length + (text?.length ?? 0), duration);
  const root = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(() => onDismiss(root.current));

  useEffect(() => {
    if (stay === null || paused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It counts again in a tab that comes back: what was shown in a hidden one has not been read.
    const count = () => {
      clearTimeout(timer);
      timer = document.hidden ? undefined : setTimeout(() => dismiss(), stay);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [stay, paused]);

  return (
    <Banner
      ref={root}
      className={styles.toast}
      tone={tone}
      toneLabel={translations.tones[tone]}
      title={title}
      actions={actions}
      onDismiss={() => onDismiss(root.current)}
      dismissLabel={translations.dismiss}
    >
      {text}
    </Banner>
  );
}
