import {
  isBroken,
  isWriting,
  percentOf,
  type Upgrade,
  type UpgradeSnapshot,
} from '@payload/flows/firmware-upgrade';
import { type RunningUpgrade, tellUpgrade } from './running-upgrade.ts';

/** What other pages show of a moment; null of one before anything is sent. */
function stateOf(snapshot: UpgradeSnapshot): RunningUpgrade['state'] | null {
  if (isWriting(snapshot)) return 'writing';
  if (snapshot.matches('complete')) return 'complete';
  if (snapshot.matches('unproven')) return 'unproven';
  return isBroken(snapshot) || snapshot.matches({ connected: 'stopped' }) ? 'stopped' : null;
}

/** Tells other pages of an upgrade from its first byte on. */
export function followUpgrade({ actor, isRehearsal }: Pick<Upgrade, 'actor' | 'isRehearsal'>): void {
  let hasWritten = false;
  actor.subscribe((snapshot) => {
    const state = stateOf(snapshot);
    hasWritten = state === 'writing' || (hasWritten && state !== null);
    tellUpgrade(
      hasWritten && state !== null
        ? {
            state,
            isRehearsal,
            model: snapshot.context.info?.model ?? null,
            percent: percentOf(snapshot) ?? 0,
          }
        : null,
    );
  });
}
