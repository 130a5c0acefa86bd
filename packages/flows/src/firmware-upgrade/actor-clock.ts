import type { Clock } from '@payload/serial';

/** A clock of the serial package as an actor of XState takes it, so that machine and session live in one time. */
export function actorClock(clock: Clock) {
  return {
    setTimeout: (callback: () => void, ms: number) => clock.after(ms, callback),
    clearTimeout: (cancel: () => void) => cancel(),
  };
}
