import type { DeviceProducts } from '@payload/api/contract';
import type { LoadBench } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { LoadTray } from '@payload/ui/sections/load/LoadTray';
import { Text } from '@payload/ui/Text';
import { requestedModels } from '@payload/view-models/compare/requested-models.ts';
import { sorted } from '@payload/view-models/lists/list-view.ts';
import { benchQueryOf, benchViewOf, judge, withHanging } from '@payload/view-models/load/bench-view.ts';
import { familyAsked, familyCounts, payloadsIn } from '@payload/view-models/load/load-list.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { AircraftFacts } from './AircraftFacts.tsx';
import { Bench } from './Bench.tsx';
import { HangingBar } from './HangingBar.tsx';
import { MineButton } from './MineButton.tsx';
import { TrayFilter } from './TrayFilter.tsx';
import { useBenchWords } from './useBenchWords.ts';
import { useTrayItems } from './useTrayItems.tsx';

interface LoadData extends DeviceProducts {
  bench: LoadBench;
}

const drawingId = 'drawing';

function Load({ data: { aircraft, products, bench }, search, language }: PageProps<LoadData>) {
  const { t: site } = useTranslation();
  const { t, listed } = useBenchWords(bench.carrier);
  const trayItems = useTrayItems(bench);
  const { pathname } = useLocation();
  const paths = pathsOf(language);
  const codes = bench.products.map(({ code }) => code);
  const [view, setView] = useAddressedView(search, (query) => benchViewOf(query, codes), benchQueryOf);
  const copied = useCopiedAddress(pathname + benchQueryOf(view));
  const { foreign } = requestedModels(search, codes);
  const [isWeightSeen, setWeightSeen] = useState(true);
  const judged = judge(bench, view.hanging);
  const change = (code: string, isHanging: boolean) => {
    copied.reset();
    setView((now) => withHanging(now, code, isHanging));
  };

  const families = familyCounts(products);
  const filter = familyAsked(families, view.filter);
  const shown = sorted(products, view.sort).filter(({ type }) => filter === 'all' || type === filter);
  const items = trayItems({ shown, products, hanging: view.hanging, judged, language });
  const rest = items.filter(({ state }) => state === 'refused').length;
  const fit = items.length - rest;
  const brackets = products.length - payloadsIn(products);

  return (
    <>
      <Section as="header" space="head" id={drawingId}>
        <Breadcrumb
          label={site('frame.breadcrumb')}
          items={[
            { label: site('menu.products'), href: paths.home },
            { label: site('index.Aircraft'), href: `${paths.home}#aircraft` },
            { label: aircraft.key },
          ]}
        />
        <SectionHeading
          level={1}
          size="l"
          title={aircraft.key}
          lead={t('lead')}
          actions={<MineButton aircraft={aircraft.key} />}
        />
        <LiveStatus measure>
          {foreign.length > 0 && (
            <Text>{t('leftOut', { count: foreign.length, models: listed(foreign) })}</Text>
          )}
        </LiveStatus>
        <Bench
          aircraft={aircraft}
          bench={bench}
          judged={judged}
          copied={copied}
          onHangingChange={change}
          onWeightSeenChange={setWeightSeen}
          language={language}
        />
      </Section>
      <TrayFilter
        families={families}
        count={products.length}
        filter={filter}
        sort={view.sort}
        onChange={setView}
      />
      <Section as="div" space="close" screenOnly>
        <SectionHeading
          size="xs"
          title={rest > 0 ? t('count', { fit, rest }) : t('countAll', { count: fit })}
        />
        <LoadTray
          aria-label={t('tray')}
          items={items}
          onHangingChange={change}
          translations={{ hang: t('hang'), hanging: t('hanging') }}
        />
      </Section>
      {/* A set is one sheet of paper. */}
      <Section layout="split" line screenOnly>
        <SectionHeading
          size="s"
          title={t('facts')}
          lead={site('load.lead', { count: payloadsIn(products), name: aircraft.name })}
          // The list counts them too.
          leadMore={brackets > 0 && site('load.brackets', { count: brackets })}
        />
        <AircraftFacts aircraft={aircraft} />
      </Section>
      {view.hanging.length > 0 && !isWeightSeen && (
        <HangingBar
          bench={bench}
          sum={judged.sum}
          drawing={`#${drawingId}`}
          onClear={() => setView((now) => ({ ...now, hanging: [] }))}
        />
      )}
    </>
  );
}

export const page = definePage<LoadData>({
  header: 'sheet',
  texts: ['bench', 'export'],
  load: async ({ params, language, source }) => {
    const aircraft = params['aircraft'] ?? '';
    const [reply, bench] = await Promise.all([
      source.productsByDevice(aircraft, language),
      source.loadBench(aircraft),
    ]);
    return { ...reply, bench };
  },
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: t('load.title', { name: data.aircraft.name }) }),
    description: t('load.lead', { count: payloadsIn(data.products), name: data.aircraft.name }),
  }),
  Page: Load,
});
