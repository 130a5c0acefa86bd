import type { RehearsalChoice, Upgrade, UpgradeView } from '@payload/flows/firmware-upgrade';
import { upgradeTab } from '@payload/upgrade/upgrade-tab.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

/** The upgrade of this tab, and what it is at. It begins once the page runs. */
export function useUpgrade(): { upgrade: Upgrade; view: UpgradeView } {
  const upgrade = useSelector(upgradeTab(), ({ context }) => context.upgrade);
  const snapshot = useSelector(upgrade.actor, (current) => current);
  const journal = useSelector(upgrade.journal, ({ context }) => context);
  useEffect(() => upgrade.start(), [upgrade]);
  const view = useMemo(() => ({ ...journal, snapshot }), [journal, snapshot]);
  return { upgrade, view };
}

/** The rehearsal that is on, or null. */
export function useRehearsal(): RehearsalChoice | null {
  return useSelector(upgradeTab(), ({ context }) => context.rehearsal);
}
