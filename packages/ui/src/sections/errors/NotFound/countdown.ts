/** Seconds before the visitor is taken home. */
export const defaultSeconds = 5;

export type Countdown = {
  /** Waiting: the page's script has not started it, as in prerendered HTML. */
  state: 'waiting' | 'running' | 'stopped' | 'elapsed';
  /** Whole seconds left. */
  remaining: number;
};

export type CountdownEvent =
  | { type: 'start' }
  /** A second has gone by. */
  | { type: 'tick' }
  /** The visitor wants to stay. */
  | { type: 'stop' }
  /** The page is left, or cached for a later visit, which counts again. */
  | { type: 'leave' };

export function idle(seconds: number): Countdown {
  return { state: 'waiting', remaining: seconds };
}

/** One step of the countdown. Pure; an event that means nothing in a state leaves it as it is. */
export function nextCountdown(now: Countdown, event: CountdownEvent, seconds: number): Countdown {
  if (event.type === 'leave') return idle(seconds);
  if (event.type === 'start') {
    return now.state === 'waiting' ? { state: 'running', remaining: seconds } : now;
  }
  if (now.state !== 'running') return now;
  if (event.type === 'stop') return { ...now, state: 'stopped' };
  const remaining = now.remaining - 1;
  return { state: remaining > 0 ? 'running' : 'elapsed', remaining };
}
