import { industries, type Language, resources, translate } from '@payload/catalog';
import cnAnnouncements from '@payload/catalog/locales/cn/announcements.json' with { type: 'json' };
import cnFaq from '@payload/catalog/locales/cn/faq.json' with { type: 'json' };
import cnWords from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import cnSolutions from '@payload/catalog/locales/cn/solutions.json' with { type: 'json' };
import enAnnouncements from '@payload/catalog/locales/en/announcements.json' with { type: 'json' };
import enFaq from '@payload/catalog/locales/en/faq.json' with { type: 'json' };
import enWords from '@payload/catalog/locales/en/search-words.json' with { type: 'json' };
import enSolutions from '@payload/catalog/locales/en/solutions.json' with { type: 'json' };
import type { SearchEntry } from '@payload/search';
import { servicePages } from '../../features/search/service-pages.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

const texts = {
  cn: { announcements: cnAnnouncements, faq: cnFaq, words: cnWords, solutions: cnSolutions },
  en: { announcements: enAnnouncements, faq: enFaq, words: enWords, solutions: enSolutions },
};

/** Pages by what people call them, questions with their answers, industries and announcements. */
export function pageEntries(language: Language): SearchEntry[] {
  return [
    ...services(language),
    ...questions(language),
    ...industryPages(language),
    ...announcements(language),
  ];
}

function services(language: Language): SearchEntry[] {
  return servicePages(language).map(([name, href]) => {
    const { title, line, words } = texts[language].words.pages[name];
    return { kind: 'page', href, title, detail: line, words };
  });
}

function questions(language: Language): SearchEntry[] {
  const names: Readonly<Partial<Record<string, string>>> = resources[language].problems;
  return Object.entries(texts[language].faq).map(([code, answer]) => ({
    kind: 'question',
    href: pathsOf(language).faq(code),
    title: answer.question,
    detail: answer.symptom,
    // The short name of the same problem is how the form for problems lists it.
    words: names[code] ?? '',
    text: [answer.cause, ...answer.steps, 'note' in answer ? answer.note : ''].join('\n'),
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
      words: title,
      text: [
        ...pains.map((pain) => `${pain.title} ${pain.text}`),
        ...scenarios.map((scenario) => `${scenario.name} ${scenario.text}`),
        ...combinations.map(({ key, name }) => `${name} ${key.replaceAll('-', ' ')}`),
      ].join('\n'),
    };
  });
}

function announcements(language: Language): SearchEntry[] {
  return Object.entries(texts[language].announcements.items).map(([id, notice]) => ({
    kind: 'document',
    href: `${pathsOf(language).announcement}#${id}`,
    title: notice.title,
    detail: notice.summary,
    text: [notice.affected, ...notice.steps].join('\n'),
  }));
}
