import { createListeners } from '../shell/listeners.ts';
import { browserLine } from './port-line.ts';
import { type RehearsalChoice, rehearsalLine } from './rehearsal-line.ts';
import { createUpgrade, type Upgrade } from './upgrade.ts';
import { WorkerClock } from './worker-clock.ts';

// One upgrade a tab. It outlives its page, so that a look at another page breaks nothing off.

const clock = new WorkerClock();
const { subscribe, notify } = createListeners();
let rehearsal: RehearsalChoice | null = null;
let current: Upgrade | null = null;

export { subscribe as subscribeToUpgrade };

export function currentUpgrade(): Upgrade {
  current ??= createUpgrade(rehearsal === null ? browserLine : rehearsalLine(rehearsal, clock), clock);
  return current;
}

/** The rehearsal that is on, or null. */
export function currentRehearsal(): RehearsalChoice | null {
  return rehearsal;
}

/** Ends what there is and begins anew, at the first step. */
export function startOver(): void {
  const last = current;
  current = null;
  void last?.dispose();
  notify();
}

/** Begins anew with a simulated device, or with the real ports again. */
export function rehearse(choice: RehearsalChoice | null): void {
  rehearsal = choice;
  startOver();
}
