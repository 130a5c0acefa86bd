import { WhenSeen } from '@payload/ui/sections/port/WhenSeen';
import { useEffect } from 'react';
import { loadFirmwareList } from '../../features/upgrade/firmware-list.ts';
import { showWork } from '../../features/works/running-works.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import { PortView } from './PortView.tsx';
import { useUpgrade } from './useUpgrade.ts';

const firmwareOffline = lazyModule(() => import('./FirmwareOffline.tsx'), ['offline']);

function Port({ language }: PageProps<null>) {
  useEffect(() => showWork('upgrade'), []);
  return (
    <PortView {...useUpgrade()} language={language}>
      {/* Nobody who upgrades has to wait for it. It comes last: what stood below it would move when it appears. */}
      <WhenSeen>
        <LazyPart of={firmwareOffline} language={language}>
          {({ FirmwareOffline }, partLanguage) => (
            <FirmwareOffline language={partLanguage} load={loadFirmwareList} />
          )}
        </LazyPart>
      </WhenSeen>
    </PortView>
  );
}

export const page = definePage<null>({
  header: 'night',
  isTool: true,
  texts: ['port', 'messages'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('title', { ns: 'port' }) }),
    description: t('description', { ns: 'port' }),
  }),
  Page: Port,
});
