import { WhenSeen } from '@payload/ui/sections/port/WhenSeen';
import { loadFirmwareList } from '@payload/view-models/port/firmware-list.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { showWork } from '@payload/web/works/running-works.ts';
import { useEffect } from 'react';
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
