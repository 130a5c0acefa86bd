import { useEffect, useId, useReducer } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CodeField.css.ts';
import { clockTime, idleResend, nextResend, resendSeconds } from './resend.ts';

export type CodeFieldResend = {
  /** Asks for a code. Give `sentAt` once it went out. */
  onResend: () => void;
  /** Epoch milliseconds at which the last code went out; the countdown runs from there. @default none was sent */
  sentAt?: number | null | undefined;
  /** The request is on its way. @default false */
  pending?: boolean | undefined;
  /** Seconds between two codes. @default 60 */
  seconds?: number | undefined;
  /** Words of the button and its countdown. */
  translations: {
    /** On the button before the first code, and after: "Send code", "Send again". */
    send: string;
    /** On the button once a code went out: "Send again". */
    resend: string;
    /** Behind the button while it waits, of a time such as "0:42": "in 0:42". */
    countdown: (time: string) => string;
    /** What is announced once when a code went out: "Code sent. You can ask for a new one in 60 seconds." */
    announcement: (seconds: number) => string;
  };
};

/** Asks for a code, and waits its time before the next. It stays a button meanwhile, so that the focus is not lost. */
export function ResendButton({
  onResend,
  sentAt = null,
  pending = false,
  seconds = resendSeconds,
  translations,
}: CodeFieldResend) {
  const [{ state, remaining }, dispatch] = useReducer(nextResend, idleResend);
  const countdownId = useId();

  useEffect(() => {
    dispatch(sentAt === null ? { type: 'reset' } : { type: 'sent', at: sentAt, now: Date.now(), seconds });
  }, [sentAt, seconds]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [state]);

  const waiting = state === 'waiting';
  return (
    <>
      <Button
        className={styles.resend}
        variant="quiet"
        size="toolbar"
        loading={pending}
        notYet={waiting ? countdownId : undefined}
        onClick={onResend}
      >
        {state === 'idle' ? translations.send : translations.resend}
      </Button>
      {/* Beside the button: a name that changes each second would be read out each second. */}
      {waiting ? (
        <span className={styles.countdown} id={countdownId}>
          {translations.countdown(clockTime(remaining))}
        </span>
      ) : null}
      {/* Filled when a code went out and not again each second: it is read out once. */}
      <VisuallyHidden as="output">
        <Arriving>{waiting ? translations.announcement(seconds) : null}</Arriving>
      </VisuallyHidden>
    </>
  );
}
