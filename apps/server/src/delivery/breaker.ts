/**
 * Sets a transport aside that does not answer: what waits for it is left in the outbox, instead of being tried in vain message by
 * message, and one message at a time tries whether it is back.
 */
export interface Breaker {
  /** `open` while it is set aside, `trying` when one message may try it. */
  state(time: number): 'well' | 'open' | 'trying';
  /** It has taken a message, or refused it in words. */
  answered(): void;
  /** It has not answered at all. */
  failed(time: number): void;
}

/** Milliseconds it is set aside at first; twice as long after each try in vain. */
const firstPause = 2000;

/** Milliseconds at most: of the five minutes that a code lives, no more is lost when the transport is back. */
const longestPause = 16_000;

export function createBreaker(): Breaker {
  let pause = firstPause;
  let openUntil: number | null = null;
  return {
    state: (time) => (openUntil === null ? 'well' : time < openUntil ? 'open' : 'trying'),
    answered() {
      pause = firstPause;
      openUntil = null;
    },
    failed(time) {
      // Those that were on their way together fail together, and count as one.
      if (openUntil !== null && time < openUntil) return;
      if (openUntil !== null) pause = Math.min(2 * pause, longestPause);
      openUntil = time + pause;
    },
  };
}
