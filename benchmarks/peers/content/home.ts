import {
  aircraftKeys,
  findAircraft,
  formatFigure,
  type HeroPicture,
  heroPictures,
  homeIndustries,
  homeInfo,
  type Language,
  resources,
} from '../../../packages/catalog/src/index.ts';
import { pathsOf } from '../../../packages/web/src/navigation/paths.ts';
import { headingOf, lineOf, link, phrasesOf, planAddress, productPicture, textsOf } from './texts.ts';
import type { Home, Picture } from './types.ts';

const heroPicture = ({ resUrl, widths, width, height }: HeroPicture, alt: string): Picture => ({
  files: widths.map((each) => ({ name: `/static/pic/${resUrl}-${each}`, width: each })),
  width,
  height,
  alt,
});

const banner = (alt: string): Picture => ({
  files: [
    { name: '/static/pic/banner/individuality-1080', width: 1080 },
    { name: '/static/pic/banner/individuality-1600', width: 1600 },
    { name: '/static/pic/personality', width: 2400 },
  ],
  width: 2400,
  height: 900,
  alt,
});

/** The home page's parts in their order. */
export function homeOf(language: Language): Home {
  const t = textsOf(language);
  const paths = pathsOf(language);
  const info = homeInfo(language);
  const inGrid = new Set<string>(info.home_device_product.map(({ code }) => code));
  const compared = new Set(info.home_product_compare.map(({ resRoute }) => resRoute));
  return {
    head: { title: t('home.title'), description: t('home.description') },
    hero: {
      phrases: phrasesOf(t, 'home.hero.phrases'),
      lead: t('home.hero.lead'),
      action: link(t('home.hero.action'), '#aircraft'),
      second: link(t('home.hero.second'), paths.download('Products', 'megaphone')),
      plate: ['T90', t('home.hero.plate.on'), t('home.hero.plate.flux'), t('home.hero.plate.lux')],
      wide: heroPicture(heroPictures[language].desktop, t('words.heroAlt')),
      upright: heroPicture(heroPictures[language].phone, t('words.heroAlt')),
    },
    families: {
      label: t('index.Type'),
      items: info.home_product_category.map(({ resRoute, resTitle, resUrl, count, range }) => ({
        ...link(resTitle, paths.series(resRoute)),
        count: t('home.models', { count }),
        range,
        picture: productPicture(resUrl),
      })),
    },
    recommended: {
      ...headingOf(t('index.Recommended'), t('home.recommendedLead')),
      learn: t('other.Learn'),
      previous: t('home.industries.previous'),
      next: t('home.industries.next'),
      items: info.home_hot_product.map(({ code, resRoute, resUrl, line, figure }) => ({
        ...link(code, `/${language}/${resRoute.replaceAll('?#', '/')}`),
        line,
        measure: figure?.label ?? '',
        figure: figure ? formatFigure(figure.value, figure.unit) : '',
        picture: productPicture(resUrl),
      })),
    },
    aircraft: {
      ...headingOf(lineOf(t, language, 'index.Load'), t('home.loadLead')),
      items: info.home_device_product.map(({ code, name, resRoute, payloads, payloadG, plan }) => ({
        ...link(code, paths.load(resRoute)),
        plan: planAddress(plan),
        name,
        count: t('home.payloads', { count: payloads }),
        limit: `${t('home.upTo')} ${formatFigure(payloadG, 'g')}`,
      })),
      others: {
        label: t('home.otherAircraft'),
        items: aircraftKeys.filter((key) => !inGrid.has(key)).map((key) => link(key, paths.load(key))),
      },
    },
    compare: {
      ...headingOf(lineOf(t, language, 'index.Comparison'), t('home.comparisonLead')),
      items: info.home_product_compare.map(({ resRoute, resTitle, resUrl, measure, bars }) => {
        const longest = Math.max(...bars.map(({ value }) => value));
        return {
          ...link(resTitle, paths.compare(resRoute)),
          measure,
          picture: productPicture(resUrl),
          bars: bars.map(({ code, value, unit }) => ({
            label: code,
            figure: formatFigure(value, unit),
            share: value / longest,
          })),
        };
      }),
      others: {
        label: t('home.otherFamilies'),
        items: info.home_product_category
          .filter(({ resRoute }) => !compared.has(resRoute))
          .map(({ resRoute, resTitle }) => link(resTitle, paths.compare(resRoute))),
      },
    },
    personality: {
      ...headingOf(lineOf(t, language, 'index.Personality'), t('home.personalityLead')),
      action: link(t('index.ClickIn'), paths.individuality),
      picture: banner(t('home.personalityAlt')),
    },
    industries: {
      title: lineOf(t, language, 'home.industries.title'),
      previous: t('home.industries.previous'),
      next: t('home.industries.next'),
      items: homeIndustries.map(({ id, aircraft, products }) => {
        const { title, line, scenarios } = resources[language].industries[id];
        return {
          ...link(title, paths.solution(id)),
          line,
          scenarios: scenarios.slice(0, 3),
          aircraft: { code: aircraft, plan: planAddress(findAircraft(aircraft).plan) },
          products: products.map((code) => ({ code, picture: productPicture(`night/${code}.webp`) })),
        };
      }),
    },
  };
}
