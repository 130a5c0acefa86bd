import { announcements, firmware, firmwareId } from '@payload/catalog';
import { milestones } from '@payload/catalog/about';
import { loadContent } from '@payload/web/language/content.ts';
import type { PageModule } from '@payload/web/navigation/page.ts';
import type { DocumentText } from '../texts/document.ts';

export interface NewsData {
  document: DocumentText;
  /** Newest first, as all of them. */
  notices: { id: string; number: string; date: string; title: string; summary: string }[];
  versions: { product: string; version: string; date: string; change: string }[];
  milestones: { month: string; title: string; text: string }[];
}

/** How many of a kind are news. */
const newest = 4;

/** What is new: the latest notices, firmware and milestones. */
export const loadNews: PageModule<NewsData>['load'] = async ({ language, source }) => {
  const [policies, notices, history, files, lists] = await Promise.all([
    loadContent('policies', language),
    loadContent('announcements', language),
    loadContent('about', language),
    loadContent('firmware', language),
    source.productLists(language),
  ]);
  const codes = new Set<string>(Object.values(lists).flatMap((products) => products.map(({ code }) => code)));
  const notes: Readonly<Record<string, readonly string[]>> = files.notes;
  const steps: Readonly<Record<string, { title: string; text: string }>> = history.milestones;
  return {
    document: policies.news,
    notices: announcements.map(({ id, number, date }) => {
      const { title, summary } = notices.items[id];
      return { id, number, date, title, summary };
    }),
    // Made for someone, a file is no news to all; it has no page of a product either.
    versions: firmware
      .filter(({ product }) => codes.has(product))
      .slice(0, newest)
      .map((file) => ({
        product: file.product,
        version: file.version,
        date: file.date,
        change: notes[firmwareId(file)]?.[0] ?? '',
      })),
    milestones: milestones
      .toReversed()
      .slice(0, newest)
      .map(({ month }) => ({
        month,
        title: steps[month]?.title ?? '',
        text: steps[month]?.text ?? '',
      })),
  };
};
