import type { DeviceProducts } from '@payload/api/contract';
import type { LoadBench } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { ChoiceBar } from '@payload/ui/ChoiceBar';
import { FilterBar } from '@payload/ui/FilterBar';
import { CheckIcon } from '@payload/ui/icons';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadTray } from '@payload/ui/LoadTray';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Text } from '@payload/ui/Text';
import { askedModels } from '@payload/view-models/compare/asked-models.ts';
import { sorted, sortNamed } from '@payload/view-models/lists/list-view.ts';
import { benchQueryOf, benchViewOf, judge } from '@payload/view-models/load/bench-view.ts';
import { familyAsked, familyCounts, payloadsIn } from '@payload/view-models/load/load-list.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseMyAircraft, useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { AircraftFacts } from './AircraftFacts.tsx';
import { Bench } from './Bench.tsx';
import { useBenchWords } from './useBenchWords.ts';
import { useTrayItems } from './useTrayItems.tsx';

interface LoadData extends DeviceProducts {
  bench: LoadBench;
}

const drawingId = 'drawing';

function Load({ data: { aircraft, products, bench }, search, language }: PageProps<LoadData>) {
  const { t: site } = useTranslation();
  const { t, listed, summary } = useBenchWords(bench.carrier);
  const trayItems = useTrayItems(bench);
  const { pathname } = useLocation();
  const paths = pathsOf(language);
  const own = useMyAircraft();
  const codes = bench.products.map(({ code }) => code);
  const [view, setView] = useAddressedView(search, (query) => benchViewOf(query, codes), benchQueryOf);
  const copied = useCopiedAddress(pathname + benchQueryOf(view));
  const { foreign } = askedModels(search, codes);
  const [isWeightSeen, setWeightSeen] = useState(true);
  const judged = judge(bench, view.hanging);
  const change = (code: string, isHanging: boolean) => {
    copied.reset();
    setView((now) => ({
      ...now,
      hanging: [...now.hanging.filter((each) => each !== code), ...(isHanging ? [code] : [])],
    }));
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
          actions={
            <Button
              size="toolbar"
              aria-pressed={own === aircraft.key}
              start={own === aircraft.key && <CheckIcon size={20} />}
              onClick={() => chooseMyAircraft(own === aircraft.key ? null : aircraft.key)}
            >
              {t('mine')}
            </Button>
          }
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
      <FilterBar
        label={site('load.filterLabel')}
        options={[
          { value: 'all', label: site('series.all'), count: products.length },
          ...families.map(([type, count]) => ({
            value: type,
            label: site(`${type}.plural`, { ns: 'types' }),
            count,
          })),
        ]}
        value={filter}
        onValueChange={(next) => setView((now) => ({ ...now, filter: next }))}
        sort={{
          label: site('series.sortLabel'),
          options: [
            { value: 'listed', label: site('series.sortListed') },
            { value: 'weight', label: site('series.sortWeight') },
          ],
          value: view.sort === 'weight' ? 'weight' : 'listed',
          onValueChange: (sort) => setView((now) => ({ ...now, sort: sortNamed(sort) ?? now.sort })),
        }}
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
        <ChoiceBar
          actions={
            <>
              <Button variant="quiet" onClick={() => setView((now) => ({ ...now, hanging: [] }))}>
                {t('clear')}
              </Button>
              <Button href={`#${drawingId}`}>{t('toDrawing')}</Button>
            </>
          }
        >
          {summary(judged.sum).map((part) => (
            <Text key={part} as="span">
              {part}
            </Text>
          ))}
        </ChoiceBar>
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
