import type { Language } from '@payload/catalog';
import { useEffect, useSyncExternalStore } from 'react';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import { runningUpgrade, subscribeToUpgrade, tellUpgrade } from './running-upgrade.ts';

const upgradeLine = lazyModule(() => import('./UpgradeLine.tsx'), ['port']);

/** Shows on every page but its own that an upgrade goes on in this tab. */
export function UpgradeHost({
  pathname,
  pageTitle,
  language,
}: {
  pathname: string;
  pageTitle: string;
  language: Language;
}) {
  const upgrade = useSyncExternalStore(subscribeToUpgrade, runningUpgrade, () => null);
  const isItsPage = pathname === pathsOf(language).port;
  const hasEnded = upgrade !== null && upgrade.state !== 'writing';
  useEffect(() => {
    if (isItsPage && hasEnded) tellUpgrade(null);
  }, [isItsPage, hasEnded]);
  return (
    <LazyPart of={upgradeLine} enabled={upgrade !== null} language={language}>
      {({ UpgradeLine }, partLanguage) =>
        upgrade !== null &&
        !isItsPage && <UpgradeLine upgrade={upgrade} pageTitle={pageTitle} language={partLanguage} />
      }
    </LazyPart>
  );
}
