import type { ProductSummary } from '@payload/api/contract';
import type { ProductType } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { formatFigure } from '@payload/ui/Figure';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { ProductGrid } from '@payload/ui/sections/series/ProductGrid';
import { Ruler } from '@payload/ui/sections/series/Ruler';
import { defaultView } from '@payload/view-models/lists/list-view.ts';
import { longestWordOf, seriesViewOf } from '@payload/view-models/lists/series-view.ts';
import { NotFound } from '@payload/web/data/data-source.ts';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { figureOf, numberOf } from '@payload/web/products/spec.ts';
import { startTransition, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { CompareChoiceBar } from '../../features/content/CompareChoiceBar.tsx';
import { useCompareChoice } from '../../features/content/useCompareChoice.ts';
import { useListView } from '../../features/content/useListView.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesFilter } from './SeriesFilter.tsx';

interface SeriesData {
  type: ProductType;
  products: ProductSummary[];
}

function Series({ data: { type, products }, search, language }: PageProps<SeriesData>) {
  const { t } = useTranslation();
  const [view, setView] = useListView(search);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // A finger that ticks a card points at it as well, and its tick comes first.
  const highlight = useCallback((code: string | null) => startTransition(() => setHighlighted(code)), []);
  const choice = useCompareChoice();
  const paths = pathsOf(language);
  const family = t(`${type}.plural`, { ns: 'types' });

  const own = useMyAircraft();
  const { measured, measure, span, visible, aircraft, lightest } = seriesViewOf(products, view, own);
  const line = t(`${type}.line`, { ns: 'types' });
  const lead = span
    ? t('series.leadWithSpan', {
        line,
        count: products.length,
        from: formatFigure(span.least, ''),
        to: formatFigure(span.most, span.unit),
      })
    : t('series.lead', { line, count: products.length });

  const lightestWeight = lightest && figureOf(lightest, 'weight_g');

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb')}
          items={[{ label: t('menu.products'), href: paths.home }, { label: family }]}
        />
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={family}
          lead={noBreakUnits(lead)}
          longestWord={language === 'en' ? longestWordOf(family) : undefined}
        />
        {measure && (
          <Ruler
            label={`${measure.label} · ${t('series.sample')}`}
            unit={measure.kind === 'figure' ? measure.unit : ''}
            items={measured.map((product) => ({
              key: product.code,
              label: product.code,
              value: numberOf(product.keyFigure) ?? 0,
              href: paths.details(product.route, product.code),
            }))}
            highlight={highlighted}
          />
        )}
      </Section>
      <SeriesFilter
        count={products.length}
        aircraft={aircraft}
        measure={measure}
        view={view}
        onChange={setView}
      />
      <Section as="div" space="close">
        <LiveStatus size="sm" tone="quiet">
          {t('series.count', { count: visible.length })}
        </LiveStatus>
        {visible.length > 0 ? (
          <ProductGrid>
            {visible.map((product) => (
              <SeriesCard
                key={product.code}
                product={product}
                language={language}
                isChosen={choice.chosen.includes(product.code)}
                isFull={choice.isFull}
                onChoose={choice.toggle}
                onHighlight={highlight}
              />
            ))}
          </ProductGrid>
        ) : (
          <EmptyResult
            title={t('series.empty', { family, aircraft: view.filter })}
            text={t('series.emptyNearest')}
            nearest={
              lightest && {
                href: paths.details(lightest.route, lightest.code),
                code: lightest.code,
                cells: lightestWeight ? [<SpecContent key="weight" value={lightestWeight} />] : [],
              }
            }
            action={<Button onClick={() => setView(() => defaultView)}>{t('series.showAll')}</Button>}
          />
        )}
      </Section>
      <CompareChoiceBar type={type} language={language} choice={choice} />
    </>
  );
}

export const page = definePage<SeriesData>({
  header: 'sheet',
  load: async ({ params, language, source }) => {
    const type = params['type'] ?? '';
    const products = await source.productsByType(type, language);
    const first = products[0];
    if (!first) throw new NotFound(type);
    return { type: first.type, products };
  },
  head: ({ data }, t) => ({
    title: t('brand.titled', {
      title: t('series.title', { family: t(`${data.type}.plural`, { ns: 'types' }) }),
    }),
    description: t('series.description', { line: t(`${data.type}.line`, { ns: 'types' }) }),
  }),
  Page: Series,
});
