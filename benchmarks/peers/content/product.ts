import {
  answersChecked,
  formatFigure,
  formatSize,
  type Language,
  otaFiles,
  type ProductCode,
  type ProductSummary,
  productInfo,
} from '../../../packages/catalog/src/index.ts';
import { newestFiles } from '../../../packages/view-models/src/product/newest-files.ts';
import { pathsOf } from '../../../packages/web/src/navigation/paths.ts';
import { figureText, headingOf, link, phrasesOf, planAddress, productPicture, textsOf } from './texts.ts';
import type { Product } from './types.ts';

export function altOf({ code, type, figures }: ProductSummary, language: Language): string {
  const hooks = figures.find(({ key }) => key === 'hooks');
  return textsOf(language)(`words.alt.${type}`, {
    code,
    hooks: hooks?.kind === 'figure' ? hooks.value : '',
  });
}

/** What a sibling has more or less of. */
function difference(product: ProductSummary, sibling: ProductSummary): string {
  const weights = [product, sibling].map(({ figures }) => figures.find(({ key }) => key === 'weight_g'));
  return [
    [product.keyFigure, sibling.keyFigure],
    [weights[0], weights[1]],
  ]
    .flatMap(([own, other]) => {
      if (own?.kind !== 'figure' || other?.kind !== 'figure') return [];
      const value = Math.round((other.value - own.value) * 10) / 10;
      return value === 0 ? [] : [`${value > 0 ? '+' : ''}${formatFigure(value, own.unit)}`];
    })
    .join(', ');
}

/** A product's page: what it is, what it fits, its figures, problems, files, and what goes with it. */
export function productOf(code: ProductCode, language: Language): Product & { route: string } {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const product = productInfo(code, language);
  if (!product) throw new Error(`The catalogue has no ${code}.`);
  const family = t(`types:${product.type}.plural`);
  const heaviest = product.fits.toSorted((a, b) => b.share - a.share)[0];
  const files = newestFiles(otaFiles(language).filter(({ productCode }) => productCode === code));
  const { physics } = product;
  return {
    route: product.route.slice(1),
    head: { title: t('brand.titled', { title: product.title }), description: product.description },
    code,
    crumbs: [
      { label: t('menu.products'), href: paths.home },
      { label: family, href: paths.series(product.type) },
      { label: code },
    ],
    headline: product.headline,
    description: product.description,
    actions: [
      link(t('product.parameters'), paths.parameter(code)),
      link(
        t('product.compareModel', { code }),
        paths.compare(
          product.type,
          [product, ...product.siblings].map((each) => each.code),
        ),
      ),
    ],
    picture: productPicture(`night/${code}.webp`, altOf(product, language)),
    figures: product.figures.map((figure) => ({
      figure: figureText(figure, language),
      label:
        figure.key === 'weight_g' && heaviest
          ? t('product.share', { share: heaviest.share, aircraft: heaviest.key })
          : figure.label,
    })),
    fits: {
      label: t('product.fits', { count: product.fits.length }),
      items: product.fits.map(({ key, route, plan }) => ({
        ...link(key, paths.load(route)),
        plan: planAddress(plan),
      })),
    },
    tabs: {
      label: t('product.tabs'),
      items: [
        link(t('product.introduction'), paths.details(product.route, code)),
        link(t('product.parametersTab'), paths.parameter(code)),
        ...(product.video === null ? [] : [link(t('product.videosTab'), paths.video(code))]),
        link(t('product.downloadsTab'), paths.productDownloads(code)),
      ],
    },
    beam:
      physics?.kind === 'beam'
        ? {
            ...headingOf(
              ['0', '1']
                .map((index) => t(`beam:title.${index}`, { flux: formatFigure(physics.fluxLm, 'lm') }))
                .join(language === 'en' ? ' ' : ''),
              t('beam:lead'),
            ),
            label: t('beam:light'),
            points: physics.points.map(({ distanceM, lux }) => {
              const width = 2 * distanceM * Math.tan((physics.angleDeg * Math.PI) / 360);
              return {
                distance: distanceM,
                light: formatFigure(lux, 'lx'),
                circle: [t('beam:circle'), formatFigure(Math.round(width * 10) / 10, 'm')].join(' '),
              };
            }),
          }
        : null,
    features: { title: t('product.inUse'), items: product.features },
    problems:
      product.problems.length > 0
        ? {
            ...headingOf(t('answers:heading'), t('answers:lead')),
            all: link(t('answers:all'), paths.faq()),
            words: {
              cause: t('answers:cause'),
              steps: t('answers:steps'),
              note: t('answers:note'),
              report: t('answers:report'),
            },
            items: product.problems.map(({ code: problem }) => ({
              question: t(`faq:${problem}.question`),
              symptom: t(`faq:${problem}.symptom`),
              cause: t(`faq:${problem}.cause`),
              steps: phrasesOf(t, `faq:${problem}.steps`),
              note: t(`faq:${problem}.note`, { defaultValue: '' }) || null,
              report: paths.problemAbout(problem, code),
              checked: t('answers:checked', { code: problem, date: answersChecked }),
            })),
          }
        : null,
    siblings:
      product.siblings.length > 0
        ? {
            title: t('product.compareWith'),
            items: product.siblings.map((sibling) => ({
              ...link(sibling.code, paths.details(sibling.route, sibling.code)),
              figures: [
                sibling.keyFigure,
                sibling.figures.find(({ key }) => key === 'weight_g') ?? null,
              ].flatMap((figure) => (figure ? [figureText(figure, language)] : [])),
              difference: difference(product, sibling),
              picture: productPicture(`products/${sibling.code}.webp`, altOf(sibling, language)),
            })),
          }
        : null,
    files:
      files.length > 0
        ? {
            title: t('product.latestFiles'),
            items: files.map(({ name, url, version, date, size }) => ({
              ...link(name, url),
              facts: `${t('product.fileFacts', { version, date })} ${formatSize([Math.round(size / 1024)], 'KiB')}`,
            })),
            all: link(t('product.allFiles'), paths.productDownloads(code)),
          }
        : null,
    owned: {
      title: t('product.haveOne', { code }),
      items: [
        { ...link(t('product.activate'), paths.activate), detail: t('product.activateDetail') },
        { ...link(t('product.repair'), paths.repair()), detail: t('product.repairDetail') },
      ],
    },
    related:
      product.related.length > 0
        ? {
            title: t('product.related'),
            items: product.related.map(({ route, title, reason }) => ({
              ...link(title, paths.referred(route)),
              detail: reason,
            })),
          }
        : null,
  };
}
