import type { DeviceProducts, ProductSummary } from '@payload/api/contract';
import type { ProductType } from '@payload/catalog';
import { AircraftFacts } from '@payload/ui/AircraftFacts';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Figure } from '@payload/ui/Figure';
import { FilterBar } from '@payload/ui/FilterBar';
import { ProductGrid } from '@payload/ui/ProductGrid';
import { ResultLine } from '@payload/ui/ResultLine';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { type ListView, sorted, sortNamed } from '../../features/content/list-view.ts';
import { ProductCard } from '../../features/content/ProductCard.tsx';
import { planAddress } from '../../features/content/pictures.ts';
import { useListView } from '../../features/content/useListView.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

/** The families that carry on this aircraft, in menu order, with how many models each. */
function familyCounts(products: readonly ProductSummary[]): [type: ProductType, count: number][] {
  const counts = new Map<ProductType, number>();
  for (const { type } of products) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

/** A bracket is listed, but it is not a payload. */
const payloadsIn = (products: readonly ProductSummary[]) =>
  products.filter(({ type }) => type !== 'loadbracket').length;

/** A port's voltage and current stay on one line: 24 V / 4 A. */
const nonBreaking = (port: string) => port.replaceAll('V / ', 'V\u00a0/\u00a0');

const unsaid: ListView = { filter: 'all', sort: 'listed' };

function Load({ data: { aircraft, products }, search, language }: PageProps<DeviceProducts>) {
  const { t } = useTranslation();
  const [view, setView] = useListView(search, unsaid);
  const paths = pathsOf(language);
  const families = familyCounts(products);
  // A filter from another aircraft's link may name a family that is not here.
  const filter = families.some(([type]) => type === view.filter) ? view.filter : 'all';
  const visible = sorted(products, view.sort).filter(
    (product) => filter === 'all' || product.type === filter,
  );
  const brackets = products.length - payloadsIn(products);
  const limit = <Figure value={aircraft.payloadG} unit="g" />;

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb')}
          items={[
            { label: t('menu.products'), href: paths.home },
            { label: t('index.Aircraft'), href: `${paths.home}#aircraft` },
            { label: aircraft.key },
          ]}
        />
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={aircraft.key}
          lead={t('load.lead', { count: payloadsIn(products), name: aircraft.name })}
          // The list counts them too.
          leadMore={brackets > 0 && t('load.brackets', { count: brackets })}
        />
        <AircraftFacts
          plan={{
            src: planAddress(aircraft.plan),
            alt: t('words.planAlt', { class: aircraft.className }),
          }}
          items={[
            { key: 'limit', name: t('load.limit'), text: limit },
            { key: 'port', name: t('load.port'), text: nonBreaking(aircraft.port) },
            {
              key: 'power',
              name: t('load.power'),
              text: aircraft.watts > 0 ? <Figure value={aircraft.watts} unit="W" /> : t('load.noPower'),
            },
            {
              key: 'ip',
              name: t('load.protection'),
              text: aircraft.ip === '-' ? t('load.notStated') : aircraft.ip,
            },
            { key: 'sdk', name: t('load.sdk'), text: aircraft.psdk },
          ]}
        />
      </Section>
      <FilterBar
        label={t('load.filterLabel')}
        options={[
          { value: 'all', label: t('series.all'), count: products.length },
          ...families.map(([type, count]) => ({
            value: type,
            label: t(`${type}.plural`, { ns: 'types' }),
            count,
          })),
        ]}
        value={filter}
        onValueChange={(next) => setView((now) => ({ ...now, filter: next }))}
        sort={{
          label: t('series.sortLabel'),
          options: [
            { value: 'listed', label: t('series.sortListed') },
            { value: 'weight', label: t('series.sortWeight') },
          ],
          value: view.sort === 'weight' ? 'weight' : 'listed',
          onValueChange: (sort) => setView((now) => ({ ...now, sort: sortNamed(sort) ?? now.sort })),
        }}
      />
      <Section as="div" space="close">
        <ResultLine>{t('series.count', { count: visible.length })}</ResultLine>
        <ProductGrid>
          {visible.map((product) => (
            <ProductCard key={product.code} product={product} language={language} />
          ))}
        </ProductGrid>
      </Section>
    </>
  );
}

export const page = definePage<DeviceProducts>({
  header: 'sheet',
  load: ({ params, language, source }) => source.productsByDevice(params['aircraft'] ?? '', language),
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: t('load.title', { name: data.aircraft.name }) }),
    description: t('load.lead', { count: payloadsIn(data.products), name: data.aircraft.name }),
  }),
  Page: Load,
});
