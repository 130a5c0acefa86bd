/** Seconds between two codes: the server refuses an earlier request. */
export const resendSeconds = 60;

type Resend = {
  /** Idle: nothing was sent yet. Waiting: a new code cannot be asked for. Ready: it can. */
  state: 'idle' | 'waiting' | 'ready';
  /** Epoch milliseconds of the end of the wait. */
  until: number;
  /** Whole seconds left, rounded up. */
  remaining: number;
};

type ResendEvent =
  /** A code went out at `at`, with `seconds` to wait from then. Times are epoch milliseconds. */
  | { type: 'sent'; at: number; now: number; seconds: number }
  /** Nothing has been sent, or it failed. */
  | { type: 'reset' }
  /** Look at the clock. A hidden tab ticks rarely, so the time counts and not the ticks. */
  | { type: 'tick'; now: number };

export const idleResend: Resend = { state: 'idle', until: 0, remaining: 0 };

/** One step of the wait for a new code. Pure; an event that means nothing in a state leaves it as it is. */
export function nextResend(resend: Resend, event: ResendEvent): Resend {
  if (event.type === 'reset') return idleResend;
  if (event.type === 'sent') {
    // Where the clock was set back since, the wait is still no longer than it should be.
    const until = Math.min(event.at, event.now) + event.seconds * 1000;
    return waitUntil(until, event.now);
  }
  return resend.state === 'waiting' ? waitUntil(resend.until, event.now) : resend;
}

function waitUntil(until: number, now: number): Resend {
  const remaining = Math.max(0, Math.ceil((until - now) / 1000));
  return { state: remaining > 0 ? 'waiting' : 'ready', until, remaining };
}

/** Seconds as minutes and seconds: 42 is "0:42". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
