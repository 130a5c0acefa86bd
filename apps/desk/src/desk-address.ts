import { type DeskView, deskViews } from '@payload/api/contract';

/** What the desk shows, as its address says it: a queue or a search with a page of it, and what is open; devices; notices; figures. */
export interface DeskRoute {
  readonly view: DeskView | 'devices' | 'notices' | 'figures';
  /** What is searched for; '' for nothing. */
  readonly words: string;
  readonly page: number;
  /** Number of the request that is open; '' for none. */
  readonly request: string;
  /** Serial number of the device that is looked at; '' for none. */
  readonly serial: string;
}

/** Everything the desk can show, in the order of its navigation. */
export const views = [...deskViews, 'devices', 'notices', 'figures'] as const;

/** Whether a view is a queue of requests. */
export function isQueue(view: DeskRoute['view']): view is DeskView {
  return deskViews.some((each) => each === view);
}

/** Reads the place from a query, whatever someone typed into it. */
export function placeOf(search: URLSearchParams): DeskRoute {
  const view = search.get('view');
  return {
    view: views.find((each) => each === view) ?? 'open',
    words: search.get('q')?.trim() ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
    request: search.get('request')?.trim() ?? '',
    serial: search.get('serial')?.trim() ?? '',
  };
}

/** The query of a place, without what goes without saying. */
export function queryOf({ view, words, page, request, serial }: DeskRoute): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (words !== '') query.set('q', words);
  if (page > 1) query.set('page', String(page));
  if (request !== '') query.set('request', request);
  if (serial !== '') query.set('serial', serial);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
