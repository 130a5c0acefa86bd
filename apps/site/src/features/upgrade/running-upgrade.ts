import { createListeners } from '../../platform/rendering/listeners.ts';

/** What other pages show of the upgrade that goes on in this tab. */
export interface RunningUpgrade {
  readonly state: 'writing' | 'stopped' | 'complete' | 'unproven';
  readonly isRehearsal: boolean;
  /** The model as the device calls itself; null where it does not. */
  readonly model: string | null;
  /** How much of the firmware is in the device, from 0 to 100, whole. */
  readonly percent: number;
}

const { subscribe, notify } = createListeners();
let running: RunningUpgrade | null = null;

/** Null where nothing has been sent yet, or how it ended has been seen on its own page. The same one until it changes. */
export const runningUpgrade = (): RunningUpgrade | null => running;

export const subscribeToUpgrade = subscribe;

export function tellUpgrade(next: RunningUpgrade | null): void {
  if (running?.state === next?.state && running?.percent === next?.percent) return;
  running = next;
  notify();
}
