import {
  aircraftKeys,
  industries,
  type Language,
  productTypes,
  resources,
  translate,
} from '@payload/catalog';
import cnAnnouncements from '@payload/catalog/locales/cn/announcements.json' with { type: 'json' };
import cnFaq from '@payload/catalog/locales/cn/faq.json' with { type: 'json' };
import cnWords from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import cnSolutions from '@payload/catalog/locales/cn/service/solutions.json' with { type: 'json' };
import enAnnouncements from '@payload/catalog/locales/en/announcements.json' with { type: 'json' };
import enFaq from '@payload/catalog/locales/en/faq.json' with { type: 'json' };
import enWords from '@payload/catalog/locales/en/search-words.json' with { type: 'json' };
import enSolutions from '@payload/catalog/locales/en/service/solutions.json' with { type: 'json' };
import type { SearchEntry } from '@payload/search';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { servicePages } from '@payload/web/search/service-pages.ts';

const texts = {
  cn: { announcements: cnAnnouncements, faq: cnFaq, words: cnWords, solutions: cnSolutions },
  en: { announcements: enAnnouncements, faq: enFaq, words: enWords, solutions: enSolutions },
};

/** Lists of families, benches of aircraft, pages by what people call them, questions with their answers, industries and announcements. */
export function pageEntries(language: Language): SearchEntry[] {
  return [
    ...families(language),
    ...aircraftPages(language),
    ...services(language),
    ...questions(language),
    ...industryPages(language),
    ...announcements(language),
  ];
}

/** Each family's list; it is called what the family is called. */
function families(language: Language): SearchEntry[] {
  return productTypes.map((type) => ({
    kind: 'page',
    href: pathsOf(language).series(type),
    title: translate(language, 'types', `${type}.plural`),
    detail: translate(language, 'types', `${type}.line`),
    family: type,
  }));
}

/** What each aircraft carries; it is called what the aircraft is called. */
function aircraftPages(language: Language): SearchEntry[] {
  return aircraftKeys.map((key) => ({
    kind: 'aircraft',
    href: pathsOf(language).load(key),
    title: translate(language, 'aircraft', `${key}.name`),
    detail: texts[language].words.aircraftLine,
    aircraft: [key],
  }));
}

function services(language: Language): SearchEntry[] {
  return servicePages(language).map(([name, href]) => {
    const { title, line, words } = texts[language].words.pages[name];
    return { kind: 'page', href, title, detail: line, words };
  });
}

function questions(language: Language): SearchEntry[] {
  const names: Readonly<Partial<Record<string, string>>> = resources[language].problems;
  const asked: Readonly<Partial<Record<string, string>>> = texts[language].words.questions;
  return Object.entries(texts[language].faq).map(([code, answer]) => ({
    kind: 'question',
    href: pathsOf(language).faq(code),
    title: answer.question,
    detail: answer.symptom,
    // The short name of the same problem is how the form for problems lists it.
    words: asked[code] ?? '',
    text: [names[code] ?? '', answer.cause, ...answer.steps, 'note' in answer ? answer.note : ''].join('\n'),
  }));
}

function industryPages(language: Language): SearchEntry[] {
  return industries.map(({ id }) => {
    const { title, lead, pains, scenarios, combinations } = texts[language].solutions[id];
    return {
      kind: 'industry',
      href: pathsOf(language).solution(id),
      title: translate(language, 'industries', `${id}.title`),
      detail: lead,
      words: texts[language].words.industries[id],
      text: [
        title,
        ...pains.map((pain) => `${pain.title} ${pain.text}`),
        ...scenarios.map((scenario) => `${scenario.name} ${scenario.text}`),
        ...combinations.map(({ key, name }) => `${name} ${key.replaceAll('-', ' ')}`),
      ].join('\n'),
    };
  });
}

function announcements(language: Language): SearchEntry[] {
  const names: Readonly<Partial<Record<string, string>>> = texts[language].words.announcements;
  return Object.entries(texts[language].announcements.items).map(([id, notice]) => ({
    kind: 'policy',
    href: `${pathsOf(language).announcement}#${id}`,
    title: notice.title,
    detail: notice.summary,
    words: names[id] ?? '',
    text: [notice.affected, ...notice.steps].join('\n'),
  }));
}
