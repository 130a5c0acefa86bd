import { SimulatedClock } from 'xstate';

/** For a machine with delays: time stands still until it is let pass. */
export function standingClock() {
  const clock = new SimulatedClock();
  return { clock, now: () => clock.now(), pass: (ms: number) => clock.increment(ms) };
}

/** Milliseconds since now, for the log of a machine without delays. */
export function runningClock() {
  const began = performance.now();
  return { now: () => performance.now() - began };
}
