import type { DeviceProducts, ProductSummary } from '@payload/api/contract';
import type { LoadBench, ProductType } from '@payload/catalog';
import { besideInWords } from '@payload/catalog/in-words';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { ChoiceBar } from '@payload/ui/ChoiceBar';
import { FactList } from '@payload/ui/FactList';
import { Figure, formatFigure } from '@payload/ui/Figure';
import { FilterBar } from '@payload/ui/FilterBar';
import { CheckIcon } from '@payload/ui/icons';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { LoadTray, type LoadTrayItem } from '@payload/ui/sections/load/LoadTray';
import { Text } from '@payload/ui/Text';
import { askedModels } from '@payload/view-models/compare/asked-models.ts';
import { sorted, sortNamed } from '@payload/view-models/lists/list-view.ts';
import { benchQueryOf, benchViewOf, doingAll, judge } from '@payload/view-models/load/bench-view.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseMyAircraft, useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { ScaledProductPicture } from '../../features/content/ScaledProductPicture.tsx';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { Bench } from './Bench.tsx';
import { useBenchWords } from './useBenchWords.ts';

interface LoadData extends DeviceProducts {
  bench: LoadBench;
}

/** The families that carry on this aircraft, in menu order, with how many models each. */
function familyCounts(products: readonly ProductSummary[]): [type: ProductType, count: number][] {
  const counts = new Map<ProductType, number>();
  for (const { type } of products) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

/** The figure that its family is compared by; of a machine that does several things, one for each. */
const measuresOf = ({ type, keyFigure, figures }: ProductSummary) =>
  figures.flatMap((figure) => {
    const isTold = type === 'integratedmachine' ? figure.key !== 'weight_g' : figure.key === keyFigure?.key;
    return isTold && figure.kind === 'figure' ? figure : [];
  });

/** A bracket is listed, but it is not a payload. */
const payloadsIn = (products: readonly ProductSummary[]) =>
  products.filter(({ type }) => type !== 'loadbracket').length;

/** A port's voltage and current stay on one line: 24 V / 4 A. */
const nonBreaking = (port: string) => port.replaceAll('V / ', 'V\u00a0/\u00a0');

const drawingId = 'drawing';

function Load({ data: { aircraft, products, bench }, search, language }: PageProps<LoadData>) {
  const { t: site } = useTranslation();
  const { t, listed, refused, summary } = useBenchWords(bench.carrier);
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
  // A filter from another aircraft's link may name a family that is not here.
  const filter = families.some(([type]) => type === view.filter) ? view.filter : 'all';
  const items = sorted(products, view.sort)
    .filter(({ type }) => filter === 'all' || type === filter)
    .flatMap((product): LoadTrayItem[] => {
      const { code, route, type } = product;
      const found = judged.products.find((each) => each.product.code === code);
      if (!found) return [];
      const kind = site(`${type}.singular`, { ns: 'types' });
      const measures = measuresOf(product);
      const { weightG } = found.product;
      const figures = [...measures, { value: weightG, unit: 'g' }];
      const item = {
        code,
        detail: (
          <>
            {kind}
            {measures.map(({ key, value, unit }) => (
              <Fragment key={key}>
                {' · '}
                <Figure value={value} unit={unit} />
              </Fragment>
            ))}
          </>
        ),
        name: besideInWords(
          [code, kind.toLowerCase(), ...figures.map(({ value, unit }) => formatFigure(value, unit))],
          language,
        ),
        href: paths.details(route, code),
        weight: weightG,
        picture: <ScaledProductPicture code={code} sizes="(max-width: 768px) 40vw, 180px" />,
      };
      return [
        found.state === 'refused'
          ? {
              ...item,
              state: 'refused',
              reason: refused(found.fault, doingAll(bench, products, [...view.hanging, code])),
            }
          : { ...item, state: found.state },
      ];
    });
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
        <FactList
          items={[
            {
              key: 'limit',
              name: site('load.limit'),
              text: <Figure value={aircraft.payloadG} unit="g" />,
            },
            { key: 'port', name: site('load.port'), text: nonBreaking(aircraft.port) },
            {
              key: 'power',
              name: site('load.power'),
              text: aircraft.watts > 0 ? <Figure value={aircraft.watts} unit="W" /> : site('load.noPower'),
            },
            {
              key: 'ip',
              name: site('load.protection'),
              text: aircraft.ip === '-' ? site('load.notStated') : aircraft.ip,
            },
            { key: 'sdk', name: site('load.sdk'), text: aircraft.psdk },
          ]}
        />
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
