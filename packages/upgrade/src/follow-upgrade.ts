import {
  isBroken,
  isWriting,
  percentOf,
  type Upgrade,
  type UpgradeSnapshot,
} from '@payload/flows/firmware-upgrade';
import { forgetWork, tellWork, type UpgradeWork } from '@payload/web/works/running-works.ts';

/** What other pages show of a moment; null of one before anything is sent. */
function stateOf(snapshot: UpgradeSnapshot): UpgradeWork['state'] | null {
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
    if (!hasWritten || state === null) {
      forgetWork('upgrade');
      return;
    }
    const model = snapshot.context.info?.model ?? null;
    tellWork({ id: 'upgrade', state, isRehearsal, model, percent: percentOf(snapshot) ?? 0 });
  });
}
