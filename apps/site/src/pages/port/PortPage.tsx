import type { Language } from '@payload/catalog';
import { useCallback, useState } from 'react';
import { loadFirmwareList } from '../../features/upgrade/firmware-list.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import * as styles from './PortPage.css.ts';
import { PortView } from './PortView.tsx';
import { useUpgrade } from './useUpgrade.ts';

const keepFirmware = lazyModule(() => import('./KeepFirmware.tsx'), ['offline']);

/** Comes once it is scrolled to: nobody who upgrades has to wait for it. */
function KeepFirmwareInView({ language }: { language: Language }) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className={styles.later}>
      <LazyPart of={keepFirmware} wanted={isSeen} language={language}>
        {({ KeepFirmware }, shown) => <KeepFirmware language={shown} load={loadFirmwareList} />}
      </LazyPart>
    </div>
  );
}

function Port({ language }: PageProps<null>) {
  return (
    <PortView {...useUpgrade()} language={language}>
      <KeepFirmwareInView language={language} />
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
