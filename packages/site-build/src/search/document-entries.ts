import { type Language, products } from '@payload/catalog';
import cnPolicies from '@payload/catalog/locales/cn/policies.json' with { type: 'json' };
import cnWords from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import enPolicies from '@payload/catalog/locales/en/policies.json' with { type: 'json' };
import enWords from '@payload/catalog/locales/en/search-words.json' with { type: 'json' };
import { documentIds } from '@payload/cloud-api/documents/documents.ts';
import type { SearchEntry } from '@payload/search';
import { shortened } from '@payload/web/navigation/description.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { type MarkdownSection, readMarkdown } from './markdown-sections.ts';

const policiesIn = { cn: cnPolicies, en: enPolicies };
const wordsIn = { cn: cnWords, en: enWords };

const markdown: Record<string, string> = import.meta.glob('../../../catalog/src/documents/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A part's title behind the title of the whole. */
const below = {
  cn: (document: string, part: string) => `${document}：${part}`,
  en: (document: string, part: string) => `${document}: ${part}`,
};

/** Sections of the Cloud API documents and of the policies. */
export function documentEntries(language: Language): SearchEntry[] {
  return [...documentIds.flatMap((id) => apiSections(id, language)), ...policySections(language)];
}

function apiSections(id: string, language: Language): SearchEntry[] {
  const source = markdown[`../../../catalog/src/documents/${language}/${id}.md`];
  if (source === undefined) throw new Error(`There is no document ${id} in ${language}.`);
  const { title, description, sections } = readMarkdown(source);
  const route = `/apiCloud/${id}`;
  const page = pathsOf(language).api(route);
  const names: Readonly<Partial<Record<string, string>>> = wordsIn[language].documents;
  const sectionEntry = (section: MarkdownSection): SearchEntry => ({
    kind: 'document',
    href: `${page}#${section.id}`,
    title: below[language](title, titleOf(section)),
    detail: shortened(section.lead),
    words: names[`#${section.id}`] ?? '',
    // Who looks for a method or a number of an error copies it whole.
    text: section.names.join(' '),
  });
  const own = products.filter(({ apiPath }) => apiPath === route).map(({ code }) => code);
  return [
    {
      kind: 'document',
      href: page,
      title,
      detail: description,
      words: names[id] ?? '',
      // Of a whole family's document, no one model.
      ...(own.length === 1 && { codes: own }),
    },
    ...sections.map(sectionEntry),
  ];
}

/** A method's section is called by the method too, for it is what a developer has in hand. */
function titleOf({ id, title, names }: MarkdownSection): string {
  const method = names.find((name) => name.replaceAll('_', '-') === id);
  return method ? `${title} (${method})` : title;
}

function policySections(language: Language): SearchEntry[] {
  const paths = pathsOf(language);
  const names: Readonly<Partial<Record<string, string>>> = wordsIn[language].policies;
  return Object.entries(policiesIn[language]).flatMap(([id, policy]): SearchEntry[] => {
    if (typeof policy === 'string' || !('sections' in policy)) return [];
    const own: Readonly<Record<string, string>> = {
      buying: paths.buying,
      news: paths.news,
      problems: paths.faq(),
    };
    const page = own[id] ?? paths.policy(id);
    const policyPage: SearchEntry = {
      kind: 'policy',
      href: page,
      title: policy.title,
      detail: policy.lead,
      words: names[id] ?? '',
      text: policy.description,
    };
    // Pages of their own are found as such.
    const isOwnPage = page !== paths.policy(id);
    return [
      ...(isOwnPage ? [] : [policyPage]),
      ...policy.sections.map((section): SearchEntry => {
        const texts = [
          ...('paragraphs' in section ? section.paragraphs : []),
          ...('items' in section ? section.items : []),
        ];
        return {
          kind: 'policy',
          href: `${page}#${section.id}`,
          title: below[language](policy.title, section.title),
          detail: shortened(texts[0] ?? ''),
          words: names[`${id}#${section.id}`] ?? '',
          text: texts.join('\n'),
        };
      }),
    ];
  });
}
