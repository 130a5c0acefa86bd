import { useSyncExternalStore } from 'react';
import type { RehearsalChoice } from '../../serial/rehearsal-line.ts';
import type { Upgrade, UpgradeView } from '../../serial/upgrade.ts';
import { currentRehearsal, currentUpgrade, subscribeToUpgrade } from '../../serial/upgrade-store.ts';

/** The upgrade of this tab, and what it is at. */
export function useUpgrade(): { upgrade: Upgrade; view: UpgradeView } {
  const upgrade = useSyncExternalStore(subscribeToUpgrade, currentUpgrade, currentUpgrade);
  const view = useSyncExternalStore(upgrade.subscribe, upgrade.view, upgrade.view);
  return { upgrade, view };
}

/** The rehearsal that is on, or null. */
export function useRehearsal(): RehearsalChoice | null {
  return useSyncExternalStore(subscribeToUpgrade, currentRehearsal, currentRehearsal);
}
