import type { Language } from '@payload/catalog';

/** A step of the way to a page, as its breadcrumb shows it. */
interface Crumb {
  label: string;
  /** Null for the page itself, and for a step without a page of its own. */
  href: string | null;
}

/** What a prerendered page says of itself, for everything that reads it from outside. */
export interface PageFacts {
  language: Language;
  /** Its address behind the language: `/series/megaphone`. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  crumbs: readonly Crumb[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text of our own markup: without tags and the joiners that keep units together. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('\u2060', '')
    .trim();

/** The steps of the first breadcrumb in a page's markup; none where it has none. */
export function crumbsOf(markup: string): Crumb[] {
  const list = /<nav[^>]*><ol[^>]*>((?:(?!<\/ol>).)*aria-current="page"(?:(?!<\/ol>).)*)<\/ol><\/nav>/s.exec(
    markup,
  );
  return [...(list?.[1] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => {
    const href = /<a[^>]*href="([^"]*)"/.exec(step)?.[1];
    return { label: textOf(step), href: href === undefined ? null : textOf(href) };
  });
}
