import {
  formatFigure,
  type Language,
  type ProductSummary,
  type ProductType,
  productsByType,
} from '../../../packages/catalog/src/index.ts';
import { aircraftCounts } from '../../../packages/view-models/src/lists/aircraft-counts.ts';
import { pathsOf } from '../../../packages/web/src/navigation/paths.ts';
import { altOf } from './product.ts';
import { figureText, headingOf, link, productPicture, textsOf } from './texts.ts';
import type { Series } from './types.ts';

const numberOf = (value: ProductSummary['keyFigure'] | undefined): number | null =>
  value?.kind === 'figure' ? value.value : null;

/** A family's page: its models by their figure, to filter by aircraft, to sort and to choose for comparison. */
export function seriesOf(type: ProductType, language: Language): Series {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const family = t(`types:${type}.plural`);
  const line = t(`types:${type}.line`);
  const products = productsByType(type, language).toSorted(
    (a, b) => (numberOf(b.keyFigure) ?? -1) - (numberOf(a.keyFigure) ?? -1),
  );
  const measured = products.filter(({ keyFigure }) => numberOf(keyFigure) !== null);
  const values = measured.map(({ keyFigure }) => numberOf(keyFigure) ?? 0);
  const measure = measured[0]?.keyFigure;
  const unit = measure?.kind === 'figure' ? measure.unit : '';
  return {
    head: {
      title: t('brand.titled', { title: t('series.title', { family }) }),
      description: t('series.description', { line }),
    },
    crumbs: [{ label: t('menu.products'), href: paths.home }, { label: family }],
    heading: headingOf(
      family,
      measure
        ? t('series.leadWithSpan', {
            line,
            count: products.length,
            from: formatFigure(Math.min(...values), ''),
            to: formatFigure(Math.max(...values), unit),
          })
        : t('series.lead', { line, count: products.length }),
    ),
    ruler: measure
      ? {
          label: `${measure.label} · ${t('series.sample')}`,
          items: measured.map(({ code, route, keyFigure }) => ({
            ...link(code, paths.details(route, code)),
            figure: figureText(keyFigure, language),
            share: (numberOf(keyFigure) ?? 0) / Math.max(...values),
          })),
        }
      : null,
    filter: {
      label: t('series.filterLabel'),
      all: t('series.all'),
      items: aircraftCounts(products).map(([key, count]) => ({ key, count })),
    },
    sort: {
      label: t('series.sortLabel'),
      items: [
        ...(measure
          ? [{ key: 'most' as const, label: t('series.sortMost', { measure: measure.label }) }]
          : []),
        { key: 'weight', label: t('series.sortWeight') },
        { key: 'listed', label: t('series.sortListed') },
      ],
    },
    count: t('series.count_other', { count: '{{count}}' }),
    compare: t('series.compare'),
    products: products.map((product) => ({
      ...link(product.code, paths.details(product.route, product.code)),
      line: product.line,
      figures: product.figures.map((figure) => ({
        label: figure.short ?? figure.label,
        figure: figureText(figure, language),
      })),
      aircraft: product.aircraft,
      most: numberOf(product.keyFigure),
      weight: numberOf(product.figures.find(({ key }) => key === 'weight_g')),
      picture: productPicture(`products/${product.code}.webp`, altOf(product, language)),
    })),
  };
}
