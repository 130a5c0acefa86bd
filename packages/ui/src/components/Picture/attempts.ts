/** Tries at an address before the placeholder takes the picture's place. */
export const defaultAttempts = 3;

/** What the element shows: on its way, arrived, replaced by the placeholder, or nothing could be had at all. */
export type PictureState = 'loading' | 'loaded' | 'placeholder' | 'failed';

export type AttemptState = {
  state: PictureState;
  /** The attempt under way or the last one, from 1. */
  attempt: number;
};

export type AttemptEvent =
  /** What this attempt asked for has arrived. */
  | { type: 'load'; attempt: number }
  /** What this attempt asked for cannot be had. */
  | { type: 'error'; attempt: number }
  /** The placeholder cannot be had either. */
  | { type: 'placeholder-error' }
  /** The network is back: a picture that was given up is tried again from the first address. */
  | { type: 'online' };

export const firstAttempt: AttemptState = { state: 'loading', attempt: 1 };

/** One step of a picture's loading. Pure; an event that is late, doubled or out of place changes nothing. */
export function nextAttempt(
  now: AttemptState,
  event: AttemptEvent,
  attempts = defaultAttempts,
): AttemptState {
  if (event.type === 'online') {
    return now.state === 'placeholder' || now.state === 'failed' ? firstAttempt : now;
  }
  if (event.type === 'placeholder-error') {
    return now.state === 'placeholder' ? { ...now, state: 'failed' } : now;
  }
  if (now.state !== 'loading' || event.attempt !== now.attempt) return now;
  if (event.type === 'load') return { ...now, state: 'loaded' };
  return now.attempt < attempts
    ? { state: 'loading', attempt: now.attempt + 1 }
    : { ...now, state: 'placeholder' };
}

/**
 * Which address an attempt asks for. The first asks for the versioned one (cached for ever), later
 * ones for the address without its version. From the second attempt at an unversioned address the
 * AVIF file is left out, in case it is that one which is broken.
 */
export function addressOf(attempt: number, versioned: boolean): { versioned: boolean; avif: boolean } {
  const unversionedTry = versioned ? attempt - 1 : attempt;
  return { versioned: versioned && attempt === 1, avif: unversionedTry <= 1 };
}
