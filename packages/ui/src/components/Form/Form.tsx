import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/useHydrated.ts';
import { cx } from '../../theme/cx.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../ErrorSummary/index.ts';
import * as styles from './Form.css.ts';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'action'> & {
  /** Where the form goes without script. No function: React would empty the fields after it. */
  action?: string | undefined;
  /** What is wrong now, in the order of the fields. @default none */
  errors?: ErrorSummaryProps['errors'] | undefined;
  /** Heading and sentence over the errors. */
  summary: Pick<ErrorSummaryProps, 'title' | 'text' | 'level'>;
  /**
   * The answer is awaited. Set it in `onSubmit` where the errors come later, so that the summary
   * gets the focus when they are there; until then the form cannot be sent again. @default false
   */
  pending?: boolean | undefined;
  /** The button that sends it, and what stands beside. */
  actions?: ReactNode;
  /** Below them, for whoever wants to know before it is sent. @default none */
  note?: ReactNode;
};

/**
 * One column of fields. After each try to send it with errors the summary stands on top and has the
 * focus; while errors are mended it takes no focus. With `onSubmit` the page is not left, and nothing
 * typed is touched. Without script the browser checks the fields itself.
 */
export function Form({
  errors = [],
  summary,
  pending = false,
  actions,
  note,
  onSubmit,
  className,
  children,
  ...rest
}: FormProps) {
  const scripted = useHydrated();
  const [tries, setTries] = useState(0);
  const answeredTries = useRef(0);
  const summaryElement = useRef<HTMLElement>(null);

  useEffect(() => {
    if (pending || answeredTries.current === tries) return;
    answeredTries.current = tries;
    const element = summaryElement.current;
    element?.focus({ preventScroll: true });
    // Whole from its heading on: the browser would be content with its last line.
    element?.scrollIntoView({ block: 'start' });
  }, [pending, tries]);

  return (
    <form
      className={cx(styles.root, className)}
      // The browser's own bubbles would come before the summary.
      noValidate={scripted}
      aria-busy={pending || undefined}
      data-state={pending ? 'pending' : errors.length > 0 ? 'invalid' : 'ready'}
      {...rest}
      onSubmit={(event) => {
        if (!onSubmit && !pending) return;
        event.preventDefault();
        if (pending) return;
        setTries((count) => count + 1);
        onSubmit?.(event);
      }}
    >
      {errors.length > 0 ? <ErrorSummary {...summary} ref={summaryElement} errors={errors} /> : null}
      {children}
      {actions && (
        <div className={styles.actions}>
          {actions}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </form>
  );
}
